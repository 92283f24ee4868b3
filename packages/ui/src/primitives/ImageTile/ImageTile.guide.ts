import type { Guide } from '../../guide.ts'

export const imageTileGuide = {
  purpose:
    'A picture in each state: queued, in progress, delivered, failed, cancelled, deleted. The tile has the same proportions in all states, so nothing moves when a picture arrives.',
  notFor: [
    'Illustrations: an img.',
    'A large view: ImageViewer, which the tile can open.',
    'Before and after of a picture: CompareSlider.',
    'A flex row without widths: the tile fills the width of its grid cell.',
  ],
  do: [
    'Pass the state that the server sends.',
    'Include the name of the picture in every action: “Download Lighthouse”.',
  ],
  dont: [
    'Do not remove a failed picture from the grid: the tile says that the token was refunded.',
    'Do not wrap it in a link: with `onOpen` it is a button.',
  ],
  content: [
    'The caption is the prompt or the file name, truncated in the tile.',
    'A failure says what happened and that nothing was charged.',
  ],
  parts: {
    Place: 'The frame. With `onOpen`, a button that opens a delivered picture.',
    Caption: 'A title, a style, a date.',
    Actions: 'Icon buttons and links, named after the picture.',
    Note: 'Full-width text below caption and actions: how the prompt was read.',
    'Unfinished picture': 'A preview behind the progress, until the next one or the finished picture has loaded.',
    Checkerboard: 'The background of a picture with transparent parts, which is shown whole.',
    Tick: 'In the corner of a selected picture, which also has a thick frame.',
    Mark: 'A checkbox to select several pictures. Visible on hover, focus, touch screens, and while any picture is marked.',
    List: 'The element around the tiles, with an attribute while pictures are marked.',
  },
  keyboard: {
    Tab: 'Moves to the picture, then to its actions; on a deleted picture, to Undo.',
    Enter: 'Opens or selects the picture.',
    Space: 'Opens or selects the picture; toggles the mark.',
    'Shift+Space': 'On the mark: marks all pictures from the last marked one to this one.',
  },
  announces: [
    'Delivered: a button “Open …”, or an image with its alternative text.',
    'Selectable: a toggle button with the name of the picture.',
    'Markable: a checkbox “Select …” before the picture.',
    'In progress: a progressbar with the name of the picture; its preview is an image “…, unfinished”.',
    'A failed Undo: an alert. The list announces all other changes once.',
  ],
} satisfies Guide
