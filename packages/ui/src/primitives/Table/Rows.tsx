import { cx } from 'class-variance-authority'
import { type ReactNode, useMemo, useRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { gapAttributes, rowAttributes, useWindowing } from '../windowing/useWindowing.ts'
import * as styles from './Table.css.ts'
import type { TableColumn, TableProps } from './types.ts'
import { useColumnWidths } from './useColumnWidths.ts'

/** Rows are added and removed in groups of this size. */
const GROUP = 10
/** Up to this number all rows are rendered, for the browser's own search and for screen readers. */
const WHOLE = 100

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, numeric = false, card = 'plain' } = column
  const names = card === 'lead' || card === 'title'
  const looks = cx(styles.cell, styles.place[card], numeric && styles.numeric)
  const value = (
    <div className={cx(styles.value, numeric && styles.valueNumeric, card === 'action' && styles.valueAction)}>
      {cell(row)}
    </div>
  )
  return names ? (
    <th scope="row" className={looks} data-label={title}>
      {value}
    </th>
  ) : (
    <td className={looks} data-label={title}>
      {value}
    </td>
  )
}

interface RowProps<Data> {
  columns: readonly TableColumn<Data>[]
  row: Data
  attributes: ReturnType<typeof rowAttributes> | undefined
  /** From 1, including the head; only if some rows are not rendered. */
  index: number | undefined
}

/** Memoised: renders again only if the row or the columns change. */
function Row<Data>({ columns, row, attributes, index }: RowProps<Data>) {
  const cells = useMemo(
    () => columns.map((column) => <Cell key={column.title} column={column} row={row} />),
    [columns, row],
  )
  return (
    <tr {...attributes} className={styles.row} aria-rowindex={index}>
      {cells}
    </tr>
  )
}

interface RowsProps<Data> extends Pick<TableProps<Data>, 'columns' | 'rows' | 'rowKey'> {
  isOpenEnded: boolean
  /** The caption. */
  children: ReactNode
}

/** The table; with many rows, only those near the window are rendered. */
export function Rows<Data>({ columns, rows, rowKey, isOpenEnded, children }: RowsProps<Data>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { windowed, pieces, keep } = useWindowing({
    list: body,
    rows,
    keyOf: rowKey,
    size: GROUP,
    whole: WHOLE,
    // A row may have no focusable element.
    reach: 2 * GROUP,
  })
  const { head, widths } = useColumnWidths(windowed)
  return (
    <table
      className={cx(styles.table, styles.foldTable)}
      aria-rowcount={windowed ? (isOpenEnded ? -1 : rows.length + 1) : undefined}
    >
      {children}
      {windowed ? (
        <colgroup>
          {columns.map(({ title }, place) => (
            <col key={title} style={{ width: widths[place] }} />
          ))}
        </colgroup>
      ) : null}
      <thead className={styles.head}>
        <tr ref={head} aria-rowindex={windowed ? 1 : undefined}>
          {columns.map(({ title, numeric, card }) => (
            <th key={title} scope="col" className={cx(styles.headCell, numeric && styles.numeric)}>
              {card === 'action' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={styles.foldBody} onFocus={({ target }) => keep(target)}>
        {pieces.map((piece) => {
          if (piece.kind === 'gap') {
            const { from, height } = piece
            return (
              <tr key={`gap ${from}`} {...gapAttributes(piece)} className={styles.gap}>
                <td colSpan={columns.length} className={styles.gapCell} style={{ height }} />
              </tr>
            )
          }
          const row = rows[piece.place]
          return row === undefined ? null : (
            <Row
              key={rowKey(row)}
              columns={columns}
              row={row}
              attributes={windowed ? rowAttributes(piece) : undefined}
              index={windowed ? piece.place + 2 : undefined}
            />
          )
        })}
      </tbody>
    </table>
  )
}
