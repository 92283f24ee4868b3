import { Button, Heading, Stack, Text } from '@mintage/ui/primitives'
import { useState } from 'react'
import type { Chart, ChartState } from '../machine-chart/index.ts'
import { spaced, type Views } from '../story-coverage/index.ts'
import * as styles from './MachinePage.css.ts'
import { Statechart } from './Statechart.tsx'
import type { Moment, Simulator } from './simulation.ts'

export interface MachinePageProps {
  chart: Chart
  /** What a person sees in each state. */
  views: Views
  simulator: Simulator
}

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

interface WalkProps {
  moment: Moment
  onTake: (step: string) => void
  onRestart: () => void
}

function Walk({ moment, onTake, onRestart }: WalkProps) {
  return (
    <Stack gap="sm">
      <Heading level={2} size="sm">
        Walk through it
      </Heading>
      <Text size="small" tone="muted" role="status">
        You are here: {moment.state}
      </Text>
      <ul className={styles.steps}>
        {moment.options.map((step) => (
          <li key={step}>
            <Button variant="outline" tone="neutral" size="sm" fullWidth onClick={() => onTake(step)}>
              {step}
            </Button>
          </li>
        ))}
      </ul>
      {moment.options.length === 0 ? <Text size="small">Nothing more happens here.</Text> : null}
      {moment.taken.length > 0 ? (
        <>
          <ol className={styles.taken}>
            {moment.taken.map((step, place) => (
              // A walk only grows: the place of a step is its identity.
              <li key={`${place} ${step}`}>{step}</li>
            ))}
          </ol>
          <div>
            <Button variant="ghost" tone="neutral" size="sm" onClick={onRestart}>
              Start again
            </Button>
          </div>
        </>
      ) : null}
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

/** A machine for people who do not read code: its picture, a walk through it, and what each state looks like. */
export function MachinePage({ chart, views, simulator }: MachinePageProps) {
  const [simulation, setSimulation] = useState(simulator)
  const [moment, setMoment] = useState(() => simulation.now())
  const [selected, setSelected] = useState<string | null>(null)
  const restart = () => {
    const fresh = simulator()
    setSimulation(fresh)
    setMoment(fresh.now())
    setSelected(null)
  }
  const take = async (step: string) => {
    setMoment(await simulation.take(step))
    setSelected(null)
  }
  const active = withParents(moment.active)
  const leaves = everyState(chart.root).filter(({ path, children }) => children.length === 0 && active.has(path))
  const shown = everyState(chart.root).filter(({ path }) => path === selected)
  return (
    <main className={styles.page}>
      <div className={styles.chart}>
        <Statechart chart={chart} active={active} taken={moment.passed} selected={selected} onSelect={setSelected} />
      </div>
      <aside className={styles.side} aria-label="About this machine">
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} size="md">
              {chart.root.name}
            </Heading>
            <Text size="small" tone="muted">
              {chart.root.description}
            </Text>
          </Stack>
          <Walk moment={moment} onTake={take} onRestart={restart} />
          <Stack gap="md">
            <Heading level={2} size="sm">
              {selected === null ? 'Where the machine is' : 'The state you chose'}
            </Heading>
            {(selected === null ? leaves : shown).map((state) => (
              <About key={state.path} state={state} chart={chart} views={views} />
            ))}
            {selected === null && leaves.length === 0 ? (
              <Text size="small">It has not begun. The first step above sets it going.</Text>
            ) : null}
          </Stack>
        </Stack>
      </aside>
    </main>
  )
}
