import { Heading, Stack, Text } from '@mintage/ui/primitives'
import { type ReactNode, useMemo, useState } from 'react'
import type { Chart, ChartState, Moment } from '../machine-chart/index.ts'
import { spaced, type Views } from '../story-coverage/index.ts'
import * as styles from './MachinePage.css.ts'
import { Seen } from './Seen.tsx'
import { Statechart } from './Statechart.tsx'

const everyState = (state: ChartState): readonly ChartState[] => [state, ...state.children.flatMap(everyState)]

/** Its name with those of the states around it: "entering card, declined". */
const fullName = ({ path, name }: ChartState) => (path === '' ? name : path.split('.').map(spaced).join(', '))

function InTheProduct({ path, views }: { path: string; views: Views }) {
  const view = views[path]
  if (view === undefined) return null
  if ('unseen' in view) {
    return (
      <Text size="small" tone="muted">
        Nothing to see: {view.unseen}
      </Text>
    )
  }
  return (
    <Text size="small">
      <a href={`./?path=/story/${view.story}`} target="_top" className={styles.story}>
        See this state in the product
      </a>
    </Text>
  )
}

/** What leads out of a state: its own ways, and those of the states around it, which hold inside them too. */
const waysOutOf = ({ path }: ChartState, { arrows }: Chart) =>
  arrows.filter(({ from }) => from === path || from === '' || path.startsWith(`${from}.`))

function About({ state, chart, views }: { state: ChartState; chart: Chart; views: Views }) {
  const ways = waysOutOf(state, chart)
  const names = new Map(everyState(chart.root).map((one) => [one.path, fullName(one)]))
  return (
    <Stack gap="xs">
      <Heading level={3} size="xs">
        {fullName(state)}
      </Heading>
      <Text size="small">{state.description}</Text>
      <InTheProduct path={state.path} views={views} />
      <ul className={styles.ways}>
        {ways.flatMap(({ id, to, words }) =>
          words.map((one) => (
            <li key={`${one} ${id}`}>
              {one} <span className={styles.leads}>leads to</span> {names.get(to)}
            </li>
          )),
        )}
        {state.stays.map((one) => (
          <li key={one}>
            {one} <span className={styles.leads}>and stays</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** A state and those around it: all of them are active with it. */
const withParents = (active: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...active].flatMap((path) => {
      const parts = path.split('.')
      return parts.map((_, count) => parts.slice(0, count + 1).join('.'))
    }),
  )

interface MomentPageProps {
  chart: Chart
  views: Views
  /** None until the machine has been run. */
  moment: Moment | null
  /** What the page is about, and how to get about on it. */
  children: ReactNode
  /** What stands after that which the person sees. */
  below?: ReactNode
}

const nothing: ReadonlySet<string> = new Set()

/** A moment of a walk: where the machine is, what happened, what the person sees, and where it can go. */
export function MomentPage({ chart, views, moment, children, below }: MomentPageProps) {
  const [selected, setSelected] = useState<{ path: string; moment: Moment | null } | null>(null)
  // Who goes on reads about where they are.
  const chosen = selected?.moment === moment ? (selected?.path ?? null) : null
  const active = useMemo(() => withParents(moment?.active ?? nothing), [moment])
  const all = everyState(chart.root)
  const leaves = all.filter(({ path, children: inside }) => inside.length === 0 && active.has(path))
  return (
    <main className={styles.page} data-rows-by-window>
      <div className={styles.chart}>
        <Statechart
          key={chart.root.name}
          chart={chart}
          active={active}
          taken={moment?.passed ?? nothing}
          selected={chosen}
          onSelect={(path) => setSelected({ path, moment })}
        />
      </div>
      <aside className={styles.side} aria-label="About this machine">
        <Stack gap="xl">
          {children}
          <Seen active={active} views={views} />
          {below}
          <Stack gap="md">
            <Heading level={2} size="sm">
              {chosen === null ? 'Where the machine is' : 'The state you chose'}
            </Heading>
            {(chosen === null ? leaves : all.filter(({ path }) => path === chosen)).map((state) => (
              <About key={state.path} state={state} chart={chart} views={views} />
            ))}
            {chosen === null && leaves.length === 0 ? (
              <Text size="small">It has not begun. The first step sets it going.</Text>
            ) : null}
          </Stack>
        </Stack>
      </aside>
    </main>
  )
}
