import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CSSProperties } from 'react'
import type { Dimensions } from '../shared/services/types.ts'
import * as styles from './RequestView.css.ts'

/** One row if the images are then larger than in two rows. */
const wideColumnsFor = (count: number, ratio: number): number => {
  if (count <= 2) return count
  if (ratio < 1) return count
  return count === 3 && ratio === 1 ? 3 : 2
}

/** The number of columns that makes all images of a request as large as the window allows. */
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
