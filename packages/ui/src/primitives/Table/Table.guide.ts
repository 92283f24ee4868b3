import type { Guide } from '../../guide.ts'

export const tableGuide = {
  purpose: 'Rows of the same kind: payments, requests, prices. In narrow windows each row becomes a card with labels.',
  notFor: [
    'A data grid: rows cannot be sorted, selected or edited, and arrow keys do not move between cells.',
    'One item with its properties: a description list.',
    'Images: ImageTile in a grid.',
  ],
  do: [
    'Mark the column that names the row: `lead` or `title`.',
    'Mark columns of numbers as `numeric`.',
    'Say in `empty` what will be here.',
  ],
  dont: ['Do not put forms into cells.', 'Do not hide columns on phones: a card shows all of them.'],
  content: [
    'Column headers are nouns of one or two words: “Date”, “Tokens”.',
    'The caption says what the rows are: “Your payments”.',
  ],
  parts: {
    Caption: 'Names the table. Visually hidden if a heading directly above says the same.',
    'Column headers': 'Have scope col. Aligned with their column.',
    'Row header':
      'The cell that names the row, with scope row: the column marked lead or title. The heading of a card.',
    Figures: 'Numeric columns: tabular digits, aligned at the end, never wrapped.',
    Gaps: 'If there are more than a hundred rows, rows far from the viewport are replaced by a hidden row of the same height.',
    'Skeleton rows': 'While loading, four placeholder rows in one status.',
    'Empty state': 'The content of `empty` replaces a table without rows.',
    Cell: 'On a card, the header of its column is next to it.',
  },
  keyboard: {
    Tab: 'Moves to links and buttons in cells; to the table itself only if it scrolls sideways.',
    ArrowRight: 'Scrolls a focused table to its end, ArrowLeft to its start.',
  },
  announces: [
    'Role table, named by its caption, with column and row headers, also as cards.',
    'A table that scrolls sideways is a region with the same name.',
    'If there are more than a hundred rows: their number and the index of each.',
    'While loading: a status with the text of `loading`.',
  ],
} satisfies Guide
