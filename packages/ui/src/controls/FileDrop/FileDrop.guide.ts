import type { Guide } from '../../guide/guide.ts'
import { ofError } from '../../guide/parts.ts'

export const fileDropGuide = {
  purpose:
    'Takes pictures from the picker, by drag and drop and from the clipboard, and says why one was not taken. The server checks again by content.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'A small picture that replaces another, such as an avatar: a Button that opens the picker.',
    'The list of what was taken and how far it has come: that belongs to the screen.',
  ],
  do: [
    'Say the limits before they are met: types, size, how many.',
    'List what was taken on the screen, with its progress.',
  ],
  dont: [
    'Do not take away what was already taken when one file is refused.',
    'Do not rely on dropping: pressing does the same.',
  ],
  content: [
    'The label says what is wanted, the line behind it how else: “Choose pictures, or drop them here, or paste them”.',
    'A problem names the file and the reason: “sky.tiff cannot be used: it is not PNG, JPG or WebP.”',
  ],
  anatomy: [
    {
      name: 'Zone',
      what: 'Pressing it anywhere opens the picker. Says whether what is held over it can be let go.',
      selector: '[data-over]',
      attributes: [
        {
          name: 'data-over',
          values: ['nothing', 'files', 'wrong'],
          means: 'What is held over it: nothing, files that can be let go, or none of the right type.',
        },
        { name: 'data-invalid', values: ['true', 'false'], means: 'A file was not taken.' },
      ],
    },
    { name: 'Label', what: 'Names the input under the whole zone.', selector: 'label' },
    { name: 'Limits', what: 'Types and size, and what else the screen adds. Read out with the label.' },
    {
      name: 'Problems',
      what: 'One sentence a file that was not taken, four at most and the rest counted.',
      selector: '[role="alert"]',
    },
    { name: 'Problem', what: 'Of one file.', ...ofError },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the zone.' },
    { keys: ['Enter'], does: 'Opens the picker of the browser, as does Space.' },
    { keys: ['Ctrl', 'V'], does: 'Anywhere on the page: takes files from the clipboard.' },
  ],
  announces: [
    'A native file input: its label, the limits and the problems as description, invalid while there are problems.',
    'Live, at once: why files were not taken.',
  ],
  peers: [
    {
      name: 'react-dropzone 19.3.0',
      better: [
        'Takes what is pasted anywhere on the page; theirs what is pasted while the zone has the focus.',
        'The reasons stand on the page with the name of the file, and are read out; theirs are handed to the page.',
        'Notices a file that is empty, and one that is there twice; theirs does the first if a least size is set.',
      ],
      notYet: [
        'Theirs takes any type by pattern, a least size and a greatest count, and a check of your own.',
        'Theirs can open the picker of the newer file system interface.',
      ],
    },
    {
      name: 'React Aria DropZone (react-aria-components 1.20.0)',
      better: [
        'Checks, limits and reasons belong to it.',
        'A press anywhere in the zone opens the picker; theirs takes the focus, and a picker is for the page to add.',
      ],
      notYet: ['Theirs takes what is dragged by keyboard within the page; ours takes files only.'],
    },
  ],
} satisfies Guide
