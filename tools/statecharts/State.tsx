import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { cx } from 'class-variance-authority'
import type { PlacedState } from './layout.ts'
import * as styles from './Statechart.css.ts'

export type StateNode = Node<{ placed: PlacedState; active: boolean }, 'state'>

/** A state: a box, or a frame around the states inside it. */
export function State({ data: { placed, active } }: NodeProps<StateNode>) {
  const { state } = placed
  const isGroup = state.children.length > 0
  return (
    <div
      className={cx(
        isGroup ? styles.group : styles.leaf,
        styles.kind[state.kind],
        state.parallel && styles.parallel,
        active && (isGroup ? styles.activeGroup : styles.active),
      )}
    >
      <Handle type="target" position={Position.Top} className={styles.handle} />
      <div style={placed.heading === null ? undefined : { width: placed.heading.width }}>
        <span className={styles.name}>{state.kind === 'again' ? 'as it was before' : state.name}</span>
        {state.description === '' ? null : <span className={styles.description}>{state.description}</span>}
      </div>
      <Handle type="source" position={Position.Bottom} className={styles.handle} />
    </div>
  )
}

export type StartNode = Node<Record<string, never>, 'start'>

/** Where a compound state begins, or the machine. */
export const Start = () => (
  <div className={styles.start}>
    <Handle type="source" position={Position.Bottom} className={styles.handle} />
  </div>
)
