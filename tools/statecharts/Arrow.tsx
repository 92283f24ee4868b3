import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { cx } from 'class-variance-authority'
import type { PlacedArrow, PlacedStart } from './layout.ts'
import * as styles from './Statechart.css.ts'

/** What may happen next, and what has just happened. */
export type Part = 'taken' | 'open' | 'none'

export type ArrowEdge = Edge<{ placed: PlacedArrow | PlacedStart; part: Part }, 'arrow'>

const RADIUS = 8

/** The corners of the route, rounded. */
function route(points: PlacedStart['points']): string {
  const [start, ...rest] = points
  if (start === undefined) return ''
  const bends = rest.map((point, place) => {
    const before = points[place]
    const after = rest[place + 1]
    if (before === undefined || after === undefined) return `L ${point.x} ${point.y}`
    const toward = (other: { x: number; y: number }) => {
      const distance = Math.hypot(other.x - point.x, other.y - point.y)
      const share = distance === 0 ? 0 : Math.min(RADIUS, distance / 2) / distance
      return `${point.x + (other.x - point.x) * share} ${point.y + (other.y - point.y) * share}`
    }
    return `L ${toward(before)} Q ${point.x} ${point.y} ${toward(after)}`
  })
  return `M ${start.x} ${start.y} ${bends.join(' ')}`
}

/** What leads from one state to another, with what makes it happen; where a machine begins, nothing does. */
export function Arrow({ data, markerEnd }: EdgeProps<ArrowEdge>) {
  if (data === undefined) return null
  const { placed, part } = data
  return (
    <>
      <BaseEdge
        path={route(placed.points)}
        className={cx(styles.line, styles.part[part])}
        {...(markerEnd === undefined ? {} : { markerEnd })}
      />
      {'arrow' in placed ? (
        <EdgeLabelRenderer>
          <div
            className={cx(styles.label, part === 'taken' && styles.labelTaken)}
            style={{ transform: `translate(${placed.label.x}px, ${placed.label.y}px)`, maxWidth: placed.label.width }}
          >
            {placed.arrow.words.map((one) => (
              <span key={one} className={styles.labelLine}>
                {one}
              </span>
            ))}
          </div>
        </EdgeLabelRenderer>
      ) : null}
    </>
  )
}
