import type { Guide } from '../../guide/guide.ts'

export const fileDropGuide = {
  purpose:
    'Takes pictures from the picker, by drag and drop and from the clipboard, and says why one was not taken. The server checks again by content.',
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
  parts: {
    Zone: 'Pressing it anywhere opens the picker. Says whether what is held over it can be let go.',
    Label: 'Names the input under the whole zone.',
    Limits: 'Types and size, and what else the screen adds. Read out with the label.',
    Problems: 'One sentence a file that was not taken, four at most and the rest counted.',
    Problem: 'Of one file.',
  },
  keyboard: {
    Tab: 'Moves to the zone.',
    Enter: 'Opens the picker of the browser, as does Space.',
    'Ctrl+V': 'Anywhere on the page: takes files from the clipboard.',
  },
  announces: [
    'A native file input: its label, the limits and the problems as description, invalid while there are problems.',
    'Live, at once: why files were not taken.',
  ],
} satisfies Guide
