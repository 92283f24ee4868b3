import type { Guide } from '../../guide/guide.ts'

export const imageViewerGuide = {
  purpose:
    'One picture at a time, as large as the window lets it and up to four times larger, on ink. For looking closely at what was made.',
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
  parts: {
    Place: 'Which of how many; nothing for a single picture.',
    'Zoom and Close': 'Fits, two times, four times. Close is in the upper corner.',
    Picture: 'Named by its alternative text. Scrolls once enlarged.',
    'Previous and next': 'At either side, mirrored from right to left. After the last comes the first.',
    'Caption and actions': 'The prompt, the size; download, delete. A long prompt scrolls.',
  },
  keyboard: {
    ArrowRight: 'Shows the next picture; from right to left, the one before.',
    ArrowLeft: 'Shows the picture before; from right to left, the next.',
    Home: 'Shows the first picture.',
    End: 'Shows the last picture.',
    '+': 'Enlarges two times, then four. The arrow keys now move over the picture.',
    '-': 'Goes back one step.',
    '0': 'Fits the picture into the window again.',
    Tab: 'Goes round the buttons, and to the enlarged picture.',
    Escape: 'Closes; what opened it has the focus again.',
  },
  announces: [
    'Role dialog, "Picture viewer"; place and enlargement as a status after each change.',
    'A picture that cannot be loaded, as an alert with its alternative text.',
  ],
} satisfies Guide
