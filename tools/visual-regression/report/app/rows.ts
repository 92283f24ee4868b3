import type { ReportItem } from '../../types.ts'
import { byComponent } from './byComponent.ts'

export type Row =
  | { kind: 'component'; title: string; count: number }
  | { kind: 'items'; items: readonly ReportItem[]; title: string }

/** A list as rows of equal height a kind, so that only the rows in sight need to be on the page. */
export function rowsOf(items: readonly ReportItem[], columns: number): readonly Row[] {
  return byComponent(items).flatMap(({ title, items: own }) => {
    const lines = Array.from({ length: Math.ceil(own.length / columns) }, (_, line): Row => {
      return { kind: 'items', title, items: own.slice(line * columns, (line + 1) * columns) }
    })
    return [{ kind: 'component', title, count: own.length }, ...lines]
  })
}
