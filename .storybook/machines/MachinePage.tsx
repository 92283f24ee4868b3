import { stories } from 'virtual:stories-of-states'
import { Heading, Link, Table, type TableColumn, Text } from '@mintage/ui/primitives'
import { useEffect, useRef } from 'react'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import * as styles from './MachinePage.css.ts'
import { draw } from './mermaid.ts'
import { stateDiagram } from './stateDiagram.ts'
import { invisibleStates, isTransient, nameOf, statesIn } from './statesOf.ts'
import { transitionsFrom, words } from './transitions.ts'

const pathOf = (node: AnyStateNode): string => (node.parent ? node.path.map(words).join(', ') : 'any state')

function Transitions({ state }: { state: AnyStateNode }) {
  return (
    <ul className={styles.list}>
      {transitionsFrom(state).map(({ event, guard, target }, place) => (
        <li key={`${place} ${event}`}>
          {event} {guard && `[${guard}]`} → {pathOf(target)}
        </li>
      ))}
    </ul>
  )
}

function Stories({ state }: { state: AnyStateNode }) {
  if (isTransient(state)) return 'It is left as soon as it is entered.'
  const name = nameOf(state)
  return (
    <ul className={styles.list}>
      {stories
        .filter((story) => story.state === name)
        .map((story) => (
          <li key={story.id}>
            <Link alone href={`./?path=/story/${story.id}`} target="_top">
              {story.name}
            </Link>
          </li>
        ))}
      {name in invisibleStates && <li>{invisibleStates[name]}</li>}
    </ul>
  )
}

const columns: readonly TableColumn<AnyStateNode>[] = [
  { title: 'State', card: 'title', cell: pathOf },
  { title: 'Description', card: 'wide', cell: ({ description, parent }) => parent && description },
  { title: 'Goes to', card: 'wide', cell: (state) => <Transitions state={state} /> },
  { title: 'Stories', card: 'wide', cell: (state) => <Stories state={state} /> },
]

export interface MachinePageProps {
  machine: AnyStateMachine
}

/** Most drawings are wider than the page, so the keyboard must reach them to scroll. */
const scrollable = { role: 'region', 'aria-label': 'Drawing', tabIndex: 0 }

/** A machine as a drawing and, in words, as a table with links to the stories of its states. */
export function MachinePage({ machine }: MachinePageProps) {
  const name = words(machine.id)
  const drawing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (drawing.current) void draw(drawing.current, `states-of-${machine.id}`, stateDiagram(machine))
  }, [machine])
  return (
    <main className={styles.page}>
      <Heading level={1} size="lg">
        {`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
      </Heading>
      <Text>{machine.root.description}</Text>
      <div className={styles.frame} {...scrollable}>
        <div ref={drawing} className={styles.drawing} />
      </div>
      <Table
        caption="States"
        columns={columns}
        rows={[machine.root, ...statesIn(machine.root)].filter(
          (state) => state.parent || transitionsFrom(state).length > 0,
        )}
        rowKey={nameOf}
      />
    </main>
  )
}
