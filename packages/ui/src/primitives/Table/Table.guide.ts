import type { Guide } from '../../guide/guide.ts'

export const tableGuide = {
  purpose:
    'Facts of the same kind about several things, to be read across and compared down: payments, requests, prices. Where there is no room for columns each row becomes a card with labels.',
  notFor: [
    'A data grid: nothing in it is sorted, picked or edited, and arrow keys do not move from cell to cell. A table that needs this is another component.',
    'One thing and its facts, such as a total with its parts: a description list.',
    'Pictures: ImageTile in a grid.',
  ],
  do: [
    'Mark the column that names its row: `lead` or `title`.',
    'Mark figures `numeric`.',
    'Say in `empty` what would fill it.',
  ],
  dont: [
    'Do not put a form into its cells.',
    'Do not drop columns on phones: the row becomes a card that has them all.',
  ],
  content: [
    'Column headers are nouns of one or two words: “Date”, “Tokens”.',
    'The caption says whose rows they are: “Your payments”.',
  ],
  parts: {
    Caption: 'Names the table. Hidden from sight where a heading right above says the same.',
    'Column headers': 'Each has scope col. Over figures they end where the figures end.',
    'Row header':
      'The cell that names its row, with scope row: the column marked lead or title. On a card it is the heading.',
    Figures: 'Columns marked numeric: tabular digits, set to the end of the line, never broken.',
    Gaps: 'Of more than a hundred rows those far from the window are not in the document; a row as high as they are stands there, hidden from assistive technology.',
    'Skeleton rows': 'While loading, the places of four rows in one status message.',
    'Empty state': 'Whatever is given as `empty` stands instead of a table without rows.',
    Cell: 'With the header of its column, which a card shows beside it.',
  },
  keyboard: {
    Tab: 'Moves to the links and buttons in the cells; to the table itself only where it scrolls sideways.',
    ArrowRight: 'Scrolls a focused table towards its end, ArrowLeft back.',
  },
  announces: [
    'Role table with its caption as name, column and row headers with each cell, in both shapes.',
    'A table that is wider than its place is a region with the same name.',
    'Of more than a hundred rows: how many there are, and with each row which it is.',
    'While loading: a status with the words of `loading`.',
  ],
} satisfies Guide
