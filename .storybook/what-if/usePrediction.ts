import { useRef, useState } from 'react'
import type { Locations, WhatIf } from '../../tools/what-if/page/index.ts'
import type { Candidate, Prediction, Verdict } from './predict.ts'

/** The stories that write out the values of tokens. */
export function readersAmong(
  { themeReaders, storyFiles }: Locations,
  stories: readonly Candidate[],
): ReadonlySet<string> {
  const files = new Set(themeReaders.map((place) => storyFiles[place]))
  return new Set(stories.flatMap(({ id, file }) => (files.has(file) ? [id] : [])))
}

/** The stories that a change can reach. Nothing else is drawn. */
export function reached(
  { tokens, texts, storyFiles }: Locations,
  whatIf: WhatIf,
  stories: readonly Candidate[],
): readonly Candidate[] {
  const changed = [
    ...tokens.filter(({ name }) => name in whatIf.tokens),
    ...texts.filter(({ id }) => id in whatIf.texts),
  ]
  const files = new Set(changed.flatMap((one) => one.stories.map((place) => storyFiles[place])))
  return stories.filter(({ file }) => files.has(file))
}

export interface PredictionState {
  /** The change that it is about. */
  encoded: string
  stories: readonly Candidate[]
  verdicts: readonly Verdict[]
  /** How much of it is done, 0 to 1. */
  drawn: number
  status: 'running' | 'done' | 'cancelled' | 'failed'
  why: string
}

/** Draws one story after the other in two frames, until it is done or called off. */
export function usePrediction(predict: (prediction: Prediction) => Promise<void>) {
  const [state, setState] = useState<PredictionState | null>(null)
  const stopping = useRef<AbortController>(null)

  const cancel = () => stopping.current?.abort()
  const start = async (encoded: string, stories: readonly Candidate[], readers: ReadonlySet<string>) => {
    cancel()
    const stop = new AbortController()
    stopping.current = stop
    const isCurrent = () => stopping.current === stop
    const update = (change: (before: PredictionState) => PredictionState) =>
      setState((before) => (before === null || !isCurrent() ? before : change(before)))
    setState({ encoded, stories, verdicts: [], drawn: 0, status: 'running', why: '' })
    const onVerdict = (verdict: Verdict) => update((before) => ({ ...before, verdicts: [...before.verdicts, verdict] }))
    try {
      // Drawing the page again for each story would take longer than drawing the story.
      const onDrawn = (drawn: number) =>
        update((before) => (drawn - before.drawn < 0.01 ? before : { ...before, drawn }))
      await predict({ stories, encoded, readers, signal: stop.signal, onVerdict, onDrawn })
      update((before) => ({ ...before, status: 'done' }))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      update((before) => ({ ...before, status: stop.signal.aborted ? 'cancelled' : 'failed', why }))
    }
  }
  return { state, start, cancel }
}
