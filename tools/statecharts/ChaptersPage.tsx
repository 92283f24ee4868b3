import { Heading, Stack, Text } from '@mintage/ui/primitives'
import { useEffect, useState } from 'react'
import type { Moment } from '../machine-chart/index.ts'
import { type Chapter, chapterAt } from './chapters.ts'
import { MomentPage } from './MomentPage.tsx'
import { Stepper } from './Stepper.tsx'

export interface ChaptersPageProps {
  title: string
  lead: string
  chapters: readonly Chapter[]
  /** The step that it stands at first. */
  step: number
  onStep: (step: number) => void
}

function useMoments(chapters: readonly Chapter[]): ReadonlyMap<Chapter, readonly Moment[]> {
  const [moments, setMoments] = useState<ReadonlyMap<Chapter, readonly Moment[]>>(new Map())
  useEffect(() => {
    let wanted = true
    Promise.all(chapters.map(async (one) => [one, await one.simulator.replay(one.steps)] as const)).then((all) => {
      if (wanted) setMoments(new Map(all))
    })
    return () => {
      wanted = false
    }
  }, [chapters])
  return moments
}

/** A way through several machines, one after the other, for people who do not read code. */
export function ChaptersPage({ title, lead, chapters, step, onStep }: ChaptersPageProps) {
  const steps = chapters.flatMap((one) => one.steps)
  const [at, setAt] = useState(() => Math.max(0, Math.min(steps.length, Math.trunc(step) || 0)))
  const moments = useMoments(chapters)
  const now = chapterAt(chapters, at)
  const { chart, views, simulator } = now.chapter
  const moment = moments.get(now.chapter)?.[now.at] ?? null
  const go = (to: number) => {
    setAt(to)
    onStep(to)
  }
  return (
    <MomentPage chart={chart} views={views} moment={moment}>
      <Stack gap="xs">
        <Heading level={1} size="md">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {lead}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Text size="small">
          Machine {chapters.indexOf(now.chapter) + 1} of {chapters.length}: {chart.root.name}
        </Text>
        <Stepper at={at} steps={steps} state={moment?.state ?? simulator.start} onGo={go} />
      </Stack>
    </MomentPage>
  )
}
