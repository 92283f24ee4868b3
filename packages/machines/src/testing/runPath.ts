import type { ModelPath, ModelStateOf, ModelStates, StepOf } from './model.ts'

/**
 * Takes the steps of a model at one level: a machine with deferred actors, a rendered screen, the whole site. The
 * compiler requires every step and every state of the model.
 */
export interface Driver<Graph extends ModelStates, Fixture> {
  /** A new fixture for one path. */
  setUp: () => Fixture | Promise<Fixture>
  steps: Readonly<Record<StepOf<Graph>, StepHandler<Graph, Fixture>>>
  /** Waits for the effects of a step, before its assertion. */
  afterStep?: (fixture: Fixture) => void | Promise<void>
  /** An assertion for each state; runs after every step that leads there. */
  states: Readonly<Record<ModelStateOf<Graph>, (fixture: Fixture) => void | Promise<void>>>
  /** An assertion that holds in every state. */
  invariant?: (fixture: Fixture) => void | Promise<void>
  end?: (fixture: Fixture) => void | Promise<void>
}

/**
 * Takes a step. `ahead` lists the following steps: a driver that cannot defer a response, such as a real server, needs
 * them in advance.
 */
export type StepHandler<Graph extends ModelStates, Fixture> = (
  fixture: Fixture,
  ahead: readonly StepOf<Graph>[],
) => void | Promise<void>

/** Runs a path, or its first `taken` steps, in a new fixture, with the assertions after each step. */
export const runPath = async <Graph extends ModelStates, Fixture>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, Fixture>,
  taken = path.steps.length,
): Promise<void> => {
  const fixture = await driver.setUp()
  try {
    for (const [index, { step, leadsTo }] of path.steps.slice(0, taken).entries()) {
      await driver.steps[step](
        fixture,
        path.steps.slice(index + 1).map((later) => later.step),
      )
      await driver.afterStep?.(fixture)
      await driver.states[leadsTo](fixture)
      await driver.invariant?.(fixture)
    }
  } finally {
    await driver.end?.(fixture)
  }
}
