import type { Guide } from '../../guide.ts'

export const imageViewerGuide = {
  purpose: 'One image at a time, as large as the window and up to four times larger, on a dark background.',
  notFor: [
    'Comparing before and after: CompareSlider.',
    'Images in text: an img.',
    'Choosing one of many: a grid of tiles that opens it.',
  ],
  do: ['Pass the whole list, so that arrow keys work.', 'Set an alternative text for every image.'],
  dont: ['Do not open it on hover.', 'Do not put forms into it.'],
  content: ['The caption is the whole prompt. Actions are icon buttons: “Download Lighthouse”.'],
  parts: {
    Place: 'The number of the image, if there are several.',
    'Zoom and Close': 'Fit, 2×, 4×, and Close in the upper corner.',
    Image: 'Has an alternative text. Scrolls if enlarged.',
    'Previous and next': 'At both sides, mirrored in right-to-left pages. After the last comes the first.',
    'Caption and actions': 'Prompt, size, download and delete. A long prompt scrolls.',
  },
  keyboard: {
    ArrowRight: 'Shows the next image; in right-to-left pages, the previous one.',
    ArrowLeft: 'Shows the previous image; in right-to-left pages, the next one.',
    Home: 'Shows the first image.',
    End: 'Shows the last image.',
    '+': 'Zooms to 2×, then 4×. Arrow keys then scroll the image.',
    '-': 'Zooms out.',
    '0': 'Fits the image into the window.',
    Tab: 'Cycles through the buttons and the enlarged image.',
    Escape: 'Closes and returns the focus.',
  },
  announces: [
    'Role dialog, named “Picture viewer”; number and zoom as a status after each change.',
    'An alert with the alternative text if an image cannot be loaded.',
  ],
} satisfies Guide
