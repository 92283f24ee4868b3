import type { ModelPath, ModelStateOf, ModelStates, StepOf } from './model.ts'

/**
 * How to take the steps of a model in one world: a machine with held actors, a rendered screen, the whole site.
 * The compiler asks for every step and every state of the model.
 */
export interface Driver<Graph extends ModelStates, Fixture> {
  /** A world in which nothing has happened yet. */
  begin: () => Fixture | Promise<Fixture>
  steps: Readonly<Record<StepOf<Graph>, StepHandler<Graph, Fixture>>>
  /** Lets what a step set off take its course, before anybody looks around. */
  settle?: (fixture: Fixture) => void | Promise<void>
  /** Throws unless the world looks the way this state looks. Asked after every step that leads there. */
  states: Readonly<Record<ModelStateOf<Graph>, (fixture: Fixture) => void | Promise<void>>>
  /** An assertion that holds in every state. */
  always?: (fixture: Fixture) => void | Promise<void>
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

/** Walks a path in a new world and looks around after every step. `taken` steps of it, where that is not all. */
export const drive = async <Graph extends ModelStates, Fixture>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, Fixture>,
  taken = path.steps.length,
): Promise<void> => {
  const fixture = await driver.begin()
  try {
    for (const [index, { step, leadsTo }] of path.steps.slice(0, taken).entries()) {
      await driver.steps[step](
        fixture,
        path.steps.slice(index + 1).map((later) => later.step),
      )
      await driver.settle?.(fixture)
      await driver.states[leadsTo](fixture)
      await driver.always?.(fixture)
    }
  } finally {
    await driver.end?.(fixture)
  }
}
