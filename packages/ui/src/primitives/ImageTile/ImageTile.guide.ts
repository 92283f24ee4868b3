import type { Guide } from '../../guide/guide.ts'

export const imageTileGuide = {
  purpose:
    'A picture in whatever state it is: in the queue, being struck, delivered, failed, cancelled, deleted. Its place keeps the same proportions in each of them, so nothing moves when a picture arrives.',
  notFor: [
    'A picture that is simply there, such as an illustration: an img.',
    'A picture to look at closely: ImageViewer, which pressing the tile opens.',
    'Before and after: CompareSlider.',
    'A row of flex items without a width: the tile takes the width of its place, so it wants a grid cell.',
  ],
  do: [
    'Hand it the state as the server tells it; the tile keeps its place in each.',
    'Give every action a name with the picture’s: “Download Lighthouse”.',
  ],
  dont: [
    'Do not take a failed picture out of the grid: the tile says what became of the token.',
    'Do not put a link around it: with `onOpen` it is a button already.',
  ],
  content: [
    'The caption is the prompt or the file’s name, cut by the tile and whole in ImageViewer.',
    'A failure says what happened and that nothing was charged.',
  ],
  parts: {
    Place: 'Holds the proportions. Delivered and with `onOpen` it is the button that opens the picture.',
    Caption: 'What it is: a title, a style, a date.',
    Actions: 'Icon buttons and links, each named after the picture.',
    Note: 'Words over the whole width, below caption and actions: how the prompt was read.',
    'Unfinished picture':
      'Behind the progress of one that is worked on; stays until the next one or the finished one has loaded.',
    Checkerboard: 'Behind a picture with transparent parts, which is then shown whole.',
    Tick: 'In the corner of a selected picture, beside its thick frame: never the frame alone.',
    Mark: 'A tick box in the other corner, for choosing several. Seen when pointed at or reached by keys, under a finger, and while anything is marked.',
    Tile: 'All of it.',
    List: 'Whatever holds the tiles. The caller says so while pictures are marked.',
  },
  keyboard: {
    Tab: 'Moves to the picture, then to each of its actions; over a deleted one, to Undo.',
    Enter: 'Opens the picture, or selects it.',
    Space: 'The same; on the mark, ticks or unticks it.',
    'Shift+Space': 'On the mark: marks everything from the last marked picture to this one.',
  },
  announces: [
    'Delivered: a button “Open …”, or the picture’s own text where it cannot be opened.',
    'Selectable: a button with the picture’s name, pressed or not.',
    'Markable: a checkbox “Select …” before the picture, ticked or not.',
    'Being struck: a progressbar with the picture’s name and the per cent; what can be seen of it before is an image “…, unfinished”.',
    'A failed Undo: an alert. The rest is said once for all tiles by the list that holds them.',
  ],
} satisfies Guide
