import type { Simulator } from '../machine-chart/index.ts'

type Model = Pick<Simulator, 'start' | 'states'>

/** The steps of a walk as an address can hold them: which of the options of its state each one is, `0-2-1`. */
export function textOfWalk({ start, states }: Model, steps: readonly string[]): string {
  let state = start
  return steps
    .map((step) => {
      const options = states[state] ?? {}
      state = options[step] ?? state
      return Object.keys(options).indexOf(step)
    })
    .join('-')
}

/** The steps that a text stands for, as far as the model still has them: it may have been written down long ago. */
export function walkOfText({ start, states }: Model, text: string): readonly string[] {
  let state = start
  const steps: string[] = []
  for (const choice of text === '' ? [] : text.split('-')) {
    const [step, next] = Object.entries(states[state] ?? {})[Number.parseInt(choice, 10)] ?? []
    if (step === undefined || next === undefined) break
    steps.push(step)
    state = next
  }
  return steps
}
