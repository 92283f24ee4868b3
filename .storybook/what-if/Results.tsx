import { Badge, Button, Heading, Notice, Progress, Text } from '@mintage/ui/primitives'
import { memo } from 'react'
import { type ContrastChange, ENOUGH, ENOUGH_FOR_LARGE, falls, lowestFirst } from '../../tools/what-if/page/index.ts'
import type { Candidate, Verdict } from './predict.ts'
import type { PredictionState } from './usePrediction.ts'
import * as styles from './WhatIf.css.ts'

const kinds = { looks: 'looks', words: 'words', walk: 'its interactions fail' } as const

/** More are counted, and not written out. */
const MOST_TEXTS = 6

/** Of those that have not been drawn: whoever looks for one searches the sidebar. */
const MOST_OPEN = 20

const written = (ratio: number | null) => (ratio === null ? 'unknown' : ratio.toFixed(1))

function warning(change: ContrastChange): string | null {
  if (falls(change, ENOUGH_FOR_LARGE)) return 'too little for any text'
  return falls(change, ENOUGH) ? 'enough for large text alone' : null
}

function Contrast({ changes }: { changes: readonly ContrastChange[] }) {
  if (changes.length === 0) return null
  const sorted = lowestFirst(changes)
  return (
    <ul className={styles.contrast} aria-label="Contrast before and after">
      {sorted.slice(0, MOST_TEXTS).map((change, place) => {
        const low = warning(change)
        return (
          // Equal texts may stand in it twice, and none changes its place.
          <li key={`${change.scheme} ${change.text} ${place}`}>
            <span className={low === null ? undefined : styles.tooLow}>
              {written(change.before)} → {written(change.after)}
              {low === null ? '' : `, ${low}`}
            </span>{' '}
            {change.scheme}: {change.text}
          </li>
        )
      })}
      {sorted.length > MOST_TEXTS ? <li>and {sorted.length - MOST_TEXTS} more texts</li> : null}
    </ul>
  )
}

interface RowProps {
  story: Candidate
  verdict: Verdict | undefined
  isShown: boolean
  onShow: (storyId: string) => void
}

const Row = memo(function Row({ story, verdict, isShown, onShow }: RowProps) {
  return (
    <li
      className={styles.verdict}
      data-story={story.id}
      data-changes={verdict === undefined ? 'open' : (verdict.changes ?? 'unknown')}
    >
      <div className={styles.head}>
        <button type="button" className={styles.story} aria-pressed={isShown} onClick={() => onShow(story.id)}>
          {story.title}: {story.name}
        </button>
        <span className={styles.actions}>
          {verdict === undefined ? <Badge>may change</Badge> : null}
          {verdict?.changes === null ? <Badge tone="critical">did not answer</Badge> : null}
          {verdict?.by.map((kind) => (
            <Badge key={kind} tone={kind === 'walk' ? 'critical' : 'accent'}>
              {kinds[kind]}
            </Badge>
          ))}
        </span>
      </div>
      {verdict === undefined ? null : <Contrast changes={verdict.contrast} />}
    </li>
  )
})

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is announced: the end, and now and then how far it is. */
function summary({ stories, verdicts, status, why }: PredictionState): string {
  const changing = verdicts.filter(({ changes }) => changes).length
  const low = verdicts.filter(({ contrast }) => contrast.some((change) => falls(change, ENOUGH))).length
  const found = `${counted(changing, 'story changes', 'stories change')} of ${stories.length} that could`
  const hung = verdicts.filter(({ changes }) => changes === null).length
  const contrast = low === 0 ? '' : `, in ${low} a text falls below 4.5:1`
  const rest = `${contrast}${hung === 0 ? '' : `, ${hung} did not answer`}`
  if (status === 'failed') return `Stopped: ${why}`
  if (status === 'cancelled') return `Stopped after ${verdicts.length}: ${found} so far${rest}`
  return status === 'done' ? `${found}${rest}` : `Drawing ${counted(stories.length, 'story', 'stories')}`
}

interface ResultsProps {
  /** How many stories the change can reach. */
  candidates: readonly Candidate[]
  state: PredictionState | null
  shown: string | null
  onStart: () => void
  onCancel: () => void
  onShow: (storyId: string) => void
}

/** Which stories change: those that can at once, and each as soon as it was drawn both ways. */
export function Results({ candidates, state, shown, onStart, onCancel, onShow }: ResultsProps) {
  const verdicts = new Map(state?.verdicts.map((verdict) => [verdict.storyId, verdict]))
  const listed = (state?.stories ?? candidates).filter(({ id }) => verdicts.get(id)?.changes !== false)
  const changing = listed.filter(({ id }) => verdicts.has(id))
  const open = listed.filter(({ id }) => !verdicts.has(id))
  const isRunning = state?.status === 'running'
  return (
    <section className={styles.part} aria-labelledby="what-if-stories">
      <Heading level={2} size="sm" id="what-if-stories">
        Stories
      </Heading>
      <Text size="small" tone="muted" prose>
        {counted(candidates.length, 'story uses', 'stories use')} what is changed. Which of them look or read otherwise
        is known when each was drawn both ways, at every width and in both schemes.
      </Text>
      <div className={styles.actions}>
        {isRunning ? (
          <Button size="sm" tone="neutral" variant="outline" onClick={onCancel}>
            Stop
          </Button>
        ) : (
          <Button size="sm" onClick={onStart} disabled={candidates.length === 0}>
            Find out which change
          </Button>
        )}
        {isRunning ? (
          <Text as="span" size="small" numeric>
            {Math.round(100 * state.drawn)} %
          </Text>
        ) : null}
      </div>
      {isRunning ? <Progress label="Stories drawn" value={100 * state.drawn} /> : null}
      <div role="status" data-status={state?.status ?? 'none'}>
        {state === null ? null : <Text weight="semibold">{summary(state)}</Text>}
      </div>
      {state?.status === 'failed' ? (
        <Notice tone="critical" title="The stories could not be drawn" live={false} />
      ) : null}
      {listed.length === 0 ? null : (
        <section className={styles.list} aria-label="Stories that change">
          <ul className={styles.rows}>
            {[...changing, ...open.slice(0, MOST_OPEN)].map((story) => (
              <Row
                key={story.id}
                story={story}
                verdict={verdicts.get(story.id)}
                isShown={story.id === shown}
                onShow={onShow}
              />
            ))}
            {open.length > MOST_OPEN ? (
              <li>
                <Text size="small" tone="muted">
                  and {open.length - MOST_OPEN} more that may change
                </Text>
              </li>
            ) : null}
          </ul>
        </section>
      )}
    </section>
  )
}
