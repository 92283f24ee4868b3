import type { Guide } from '../../guide.ts'

export const imageTileGuide = {
  purpose:
    'An image in each state: queued, in progress, delivered, failed, cancelled, deleted. The tile has the same proportions in all states, so nothing moves when an image arrives.',
  notFor: [
    'Illustrations: an img.',
    'A large view: ImageViewer, which the tile can open.',
    'Before and after of an image: CompareSlider.',
    'A flex row without widths: the tile fills the width of its grid cell.',
  ],
  do: [
    'Pass the state that the server sends.',
    'Include the name of the image in every action: “Download Lighthouse”.',
  ],
  dont: [
    'Do not remove a failed image from the grid: the tile says that the token was refunded.',
    'Do not wrap it in a link: with `onOpen` it is a button.',
  ],
  content: [
    'The caption is the prompt or the file name, truncated in the tile.',
    'A failure says what happened and that nothing was charged.',
  ],
  parts: {
    Place: 'The frame. With `onOpen`, a button that opens a delivered image.',
    Caption: 'A title, a style, a date.',
    Actions: 'Icon buttons and links, named after the image.',
    Note: 'Full-width text below caption and actions: how the prompt was read.',
    'Unfinished image': 'A preview behind the progress, until the next one or the finished image has loaded.',
    Checkerboard: 'The background of an image with transparent parts, which is shown whole.',
    Tick: 'In the corner of a selected image, which also has a thick frame.',
    Mark: 'A checkbox to select several images. Visible on hover, focus, touch screens, and while any image is marked.',
    List: 'The element around the tiles, with an attribute while images are marked.',
  },
  keyboard: {
    Tab: 'Moves to the image, then to its actions; on a deleted image, to Undo.',
    Enter: 'Opens or selects the image.',
    Space: 'Opens or selects the image; toggles the mark.',
    'Shift+Space': 'On the mark: marks all images from the last marked one to this one.',
  },
  announces: [
    'Delivered: a button “Open …”, or an image with its alternative text.',
    'Selectable: a toggle button with the name of the image.',
    'Markable: a checkbox “Select …” before the image.',
    'In progress: a progressbar with the name of the image; its preview is an image “…, unfinished”.',
    'A failed Undo: an alert. The list announces all other changes once.',
  ],
} satisfies Guide
