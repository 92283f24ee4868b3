import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const imageViewerGuide = {
  purpose:
    'One picture at a time, as large as the window lets it and up to four times larger, on ink. For looking closely at what was made.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Comparing before and after: CompareSlider.',
    'Pictures beside text: an image in the page.',
    'Choosing among many: a grid of tiles that opens this.',
  ],
  do: [
    'Hand it the whole list, so that the arrow keys have somewhere to go.',
    'Give every picture an alternative text.',
  ],
  dont: ['Do not open it on hover.', 'Do not put a form into it.'],
  content: ['The caption is the prompt, whole. Actions are icon buttons with names: “Download Lighthouse”.'],
  anatomy: [
    { name: 'Place', what: 'Which of how many; nothing for a single picture.', selector: '[role="dialog"] > div span' },
    {
      name: 'Zoom and Close',
      what: 'Fits, two times, four times. Close is in the upper corner.',
      selector: '[role="dialog"] > div button',
    },
    { name: 'Picture', what: 'Named by its alternative text. Scrolls once enlarged.', selector: 'img' },
    {
      name: 'Previous and next',
      what: 'At either side, mirrored from right to left. After the last comes the first.',
      selector: 'section + button',
    },
    {
      name: 'Caption and actions',
      what: 'The prompt, the size; download, delete. A long prompt scrolls.',
      selector: '[role="dialog"] > div:nth-last-child(2)',
    },
    ...dialogParts,
  ],
  keyboard: [
    { keys: ['ArrowRight'], does: 'Shows the next picture; from right to left, the one before.' },
    { keys: ['ArrowLeft'], does: 'Shows the picture before; from right to left, the next.' },
    { keys: ['Home'], does: 'Shows the first picture.' },
    { keys: ['End'], does: 'Shows the last picture.' },
    { keys: ['+'], does: 'Enlarges two times, then four. The arrow keys now move over the picture.' },
    { keys: ['-'], does: 'Goes back one step.' },
    { keys: ['0'], does: 'Fits the picture into the window again.' },
    { keys: ['Tab'], does: 'Goes round the buttons, and to the enlarged picture.' },
    { keys: ['Escape'], does: 'Closes; what opened it has the focus again.' },
  ],
  announces: [
    'Role dialog, "Picture viewer"; place and enlargement as a status after each change.',
    'A picture that cannot be loaded, as an alert with its alternative text.',
  ],
  peers: [
    {
      name: 'PhotoSwipe 5.4.4',
      better: [
        'Announces place and enlargement; follows the writing direction with keys, swipes and buttons.',
        'The enlarged picture takes the focus, and all four arrows move it; in theirs left and right turn to the next picture.',
        'Says aloud that a picture cannot be loaded, and what would have been seen; theirs shows that it cannot.',
      ],
      notYet: [
        'Theirs follows the finger: the picture moves with a swipe and a pinch enlarges it alone. Ours pinches the page.',
        'Theirs grows out of its thumbnail and loads the neighbours ahead.',
      ],
    },
    {
      name: 'yet-another-react-lightbox 3.32.2',
      better: [
        'Zoom, captions and place without plug-ins.',
        'A long caption scrolls by keys; theirs is cut after three lines, or as many as are set.',
      ],
      notYet: ['Theirs offers thumbnails, a slide show and full screen.'],
    },
  ],
} satisfies Guide
