import type { Guide } from '../../guide.ts'

export const fileDropGuide = {
  purpose:
    'Accepts images from the file picker, by drag and drop, and from the clipboard, and says why it rejects one. The server checks the content again.',
  notFor: [
    'Replacing one small image, such as an avatar: a Button that opens the file picker.',
    'The list of uploads with their progress: part of the screen.',
  ],
  do: ['Show the limits in advance: types, size, number.', 'List accepted files with their progress on the screen.'],
  dont: [
    'Do not remove accepted files if another one is rejected.',
    'Do not require drag and drop: a press does the same.',
  ],
  content: [
    'The label says what to choose and how: “Choose pictures, or drop them here, or paste them”.',
    'A problem names the file and the reason: “sky.tiff cannot be used: it is not PNG, JPG or WebP.”',
  ],
  parts: {
    Zone: 'A press opens the file picker. Shows whether dragged files are accepted.',
    Label: 'Names the file input.',
    Limits: 'Types, size and notes of the screen, as a description.',
    Problems: 'One sentence for each rejected file, at most four, then the number of others.',
  },
  keyboard: {
    Tab: 'Moves to the file input.',
    Enter: 'Opens the file picker, as Space does.',
    'Ctrl+V': 'Anywhere on the page but in a text field or over a dialog: adds files from the clipboard.',
  },
  announces: [
    'A file input, named by its label, with limits and problems as description, invalid while there are problems.',
    'An alert: why files were rejected.',
  ],
} satisfies Guide
