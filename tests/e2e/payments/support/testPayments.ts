import {
  type Model,
  type ModelPath,
  type ModelStateOf,
  type ModelStates,
  pathsOf,
  type StepHandler,
  type StepOf,
} from '@mintage/machines/models'
import type { Page } from '@playwright/test'
import type { MintageServer } from '../../support/server.ts'
import { test } from './fixtures.ts'

export interface Surroundings {
  page: Page
  server: MintageServer
}

/** How the steps of a model change the server's books: orders, charges, refunds, promo uses. */
interface ServerEffects<Graph extends ModelStates> {
  changes: readonly StepOf<Graph>[]
  /** Steps that make the next change another one. */
  circumstances: readonly StepOf<Graph>[]
}

/** The path up to its last change of the books. */
const untilLastChange = <Graph extends ModelStates>(
  path: ModelPath<Graph>,
  { changes }: ServerEffects<Graph>,
): ModelPath<Graph> => {
  const steps = path.steps.slice(0, path.steps.findLastIndex(({ step }) => changes.includes(step)) + 1)
  return { ...path, steps, description: steps.map(({ step }) => step).join(', ') }
}

/** For each sequence of effects on the books the shortest path that has it. */
const onePathPerEffects = <Graph extends ModelStates>(model: Model<Graph>, effects: ServerEffects<Graph>) => {
  const shortest = new Map<string, ModelPath<Graph>>()
  for (const path of pathsOf(model).map((whole) => untilLastChange(whole, effects))) {
    const named = path.steps.filter(
      ({ step }) => effects.changes.includes(step) || effects.circumstances.includes(step),
    )
    const signature = named.map(({ step }) => step).join(', ')
    const known = shortest.get(signature)
    if (signature !== '' && (known === undefined || path.steps.length < known.steps.length))
      shortest.set(signature, path)
  }
  return [...shortest.values()]
}

/** How to take those steps of a model, and assert those states, that the paths come by. */
export interface PaymentDriver<Graph extends ModelStates, Fixture> {
  setUp: () => Promise<Fixture>
  steps: Readonly<{ [Step in StepOf<Graph>]?: StepHandler<Graph, Fixture> }>
  states: Readonly<{ [State in ModelStateOf<Graph>]?: (fixture: Fixture) => void | Promise<void> }>
  expectBooks: (fixture: Fixture) => Promise<void>
}

async function runPath<Graph extends ModelStates, Fixture>(
  path: ModelPath<Graph>,
  { setUp, steps, states, expectBooks }: PaymentDriver<Graph, Fixture>,
): Promise<void> {
  const fixture = await setUp()
  for (const [index, { step, leadsTo }] of path.steps.entries()) {
    const take = steps[step]
    const assertState = states[leadsTo]
    if (!take || !assertState) throw new Error(`The driver lacks the step "${step}" or the state "${leadsTo}"`)
    await take(
      fixture,
      path.steps.slice(index + 1).map((later) => later.step),
    )
    await assertState(fixture)
  }
  await expectBooks(fixture)
}

export const testPayments = <Graph extends ModelStates, Fixture>(
  model: Model<Graph>,
  effects: ServerEffects<Graph>,
  driverIn: (surroundings: Surroundings) => PaymentDriver<Graph, Fixture>,
): void => {
  test.describe(`${model.machine}, on the real server`, () => {
    // Each path has a customer and a window of its own.
    test.describe.configure({ mode: 'parallel' })
    for (const path of onePathPerEffects(model, effects)) {
      test(path.description, ({ page, server }) => runPath(path, driverIn({ page, server })))
    }
  })
}
