import type { Guide } from '../../guide.ts'

export const imageViewerGuide = {
  purpose: 'One picture at a time, as large as the window and up to four times larger, on a dark background.',
  notFor: [
    'Comparing before and after: CompareSlider.',
    'Pictures in text: an img.',
    'Choosing one of many: a grid of tiles that opens it.',
  ],
  do: ['Pass the whole list, so that arrow keys work.', 'Set an alternative text for every picture.'],
  dont: ['Do not open it on hover.', 'Do not put forms into it.'],
  content: ['The caption is the whole prompt. Actions are icon buttons: “Download Lighthouse”.'],
  parts: {
    Place: 'The number of the picture, if there are several.',
    'Zoom and Close': 'Fit, 2×, 4×, and Close in the upper corner.',
    Picture: 'Has an alternative text. Scrolls if enlarged.',
    'Previous and next': 'At both sides, mirrored in right-to-left pages. After the last comes the first.',
    'Caption and actions': 'Prompt, size, download and delete. A long prompt scrolls.',
  },
  keyboard: {
    ArrowRight: 'Shows the next picture; in right-to-left pages, the previous one.',
    ArrowLeft: 'Shows the previous picture; in right-to-left pages, the next one.',
    Home: 'Shows the first picture.',
    End: 'Shows the last picture.',
    '+': 'Zooms to 2×, then 4×. Arrow keys then scroll the picture.',
    '-': 'Zooms out.',
    '0': 'Fits the picture into the window.',
    Tab: 'Cycles through the buttons and the enlarged picture.',
    Escape: 'Closes and returns the focus.',
  },
  announces: [
    'Role dialog, named “Picture viewer”; number and zoom as a status after each change.',
    'An alert with the alternative text if a picture cannot be loaded.',
  ],
} satisfies Guide
