import { parseSize } from '../shared/services/numbers.ts'
import * as styles from './Settings.css.ts'

/** A small rectangle with the proportions of the size. */
export function SizeGlyph({ size }: { size: string }) {
  const sides = parseSize(size) ?? { width: 1, height: 1 }
  const longest = Math.max(sides.width, sides.height)
  const width = (sides.width / longest) * 26
  const height = (sides.height / longest) * 26
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" className={styles.glyph} aria-hidden="true">
      <rect x={14 - width / 2} y={14 - height / 2} width={width} height={height} rx="3" />
    </svg>
  )
}
