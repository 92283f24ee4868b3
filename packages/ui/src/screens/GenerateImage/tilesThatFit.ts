import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import type { Dimensions } from '../shared/services/types.ts'
import * as styles from './RunView.css.ts'

/** Side by side where that leaves the pictures larger than rows of two would. */
const wideColumnsFor = (count: number, ratio: number): number => {
  if (count <= 2) return count
  if (ratio < 1) return count
  return count === 3 && ratio === 1 ? 3 : 2
}

/** How many pictures lie beside one another, so that all of a run are as large as the window has room for at once. */
export function tilesThatFit(count: number, sides: Dimensions | null): CSSProperties {
  const ratio = sides ? sides.width / sides.height : 1
  const narrow = Math.min(2, count)
  const wide = wideColumnsFor(count, ratio)
  return assignInlineVars({
    [styles.ratio]: ratio.toFixed(4),
    [styles.columns]: String(narrow),
    [styles.rows]: String(Math.ceil(count / narrow)),
    [styles.wideColumns]: String(wide),
    [styles.wideRows]: String(Math.ceil(count / wide)),
  })
}
