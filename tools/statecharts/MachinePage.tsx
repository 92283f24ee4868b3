import { Button, Heading, Stack, Text } from '@mintage/ui/primitives'
import type { Chart, Simulator } from '../machine-chart/index.ts'
import type { Views } from '../story-coverage/index.ts'
import * as styles from './MachinePage.css.ts'
import { MomentPage } from './MomentPage.tsx'
import { PathChoice } from './PathChoice.tsx'
import { Stepper } from './Stepper.tsx'
import { type Place, useWalk } from './useWalk.ts'

type Walk = ReturnType<typeof useWalk>

/** How else it can go on from here, and what the walk is made of. */
function Options({ steps, at, moment, take, follow }: Walk) {
  return (
    <Stack gap="sm">
      <Heading level={2} size="sm">
        What can happen here
      </Heading>
      <ul className={styles.steps}>
        {moment?.options.map((step) => (
          <li key={step}>
            <Button variant="outline" tone="neutral" size="sm" fullWidth onClick={() => take(step)}>
              {step}
            </Button>
          </li>
        ))}
      </ul>
      {moment?.options.length === 0 ? <Text size="small">Nothing more happens here.</Text> : null}
      {steps.length > 0 ? (
        <>
          <ol className={styles.taken}>
            {steps.map((step, place) => (
              // A walk only grows: the place of a step is its identity.
              <li key={`${place} ${step}`} aria-current={place === at - 1 ? 'step' : undefined}>
                {step}
              </li>
            ))}
          </ol>
          <div>
            <Button variant="ghost" tone="neutral" size="sm" onClick={() => follow([])}>
              Start again
            </Button>
          </div>
        </>
      ) : null}
    </Stack>
  )
}

export interface MachinePageProps {
  chart: Chart
  /** What a person sees in each state. */
  views: Views
  simulator: Simulator
  /** Where the walk is at first. */
  place: Place
  onPlace: (place: Place) => void
}

/** A machine for people who do not read code: its picture, a walk through it, and what each state looks like. */
export function MachinePage({ chart, views, simulator, place, onPlace }: MachinePageProps) {
  const walk = useWalk(simulator, place, onPlace)
  const { steps, at, moment, go, follow } = walk
  return (
    <MomentPage chart={chart} views={views} moment={moment} below={<Options {...walk} />}>
      <Stack gap="xs">
        <Heading level={1} size="md">
          {chart.root.name}
        </Heading>
        <Text size="small" tone="muted">
          {chart.root.description}
        </Text>
      </Stack>
      <Stack gap="sm">
        <PathChoice simulator={simulator} steps={steps} onFollow={follow} />
        <Stepper at={at} steps={steps} state={moment?.state ?? simulator.start} onGo={go} />
      </Stack>
    </MomentPage>
  )
}
