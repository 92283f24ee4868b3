import type { ModelPath, ModelStateOf, ModelStates, StepOf } from './model.ts'

/**
 * How to take the steps of a model in one world: a machine with held actors, a rendered screen, the whole site.
 * The compiler asks for every step and every state of the model.
 */
export interface Driver<Graph extends ModelStates, World> {
  /** A world in which nothing has happened yet. */
  begin: () => World | Promise<World>
  steps: Readonly<Record<StepOf<Graph>, StepHandler<Graph, World>>>
  /** Lets what a step set off take its course, before anybody looks around. */
  settle?: (world: World) => void | Promise<void>
  /** Throws unless the world looks the way this state looks. Asked after every step that leads there. */
  states: Readonly<Record<ModelStateOf<Graph>, (world: World) => void | Promise<void>>>
  /** Whatever must be true wherever one is. */
  always?: (world: World) => void | Promise<void>
  end?: (world: World) => void | Promise<void>
}

/**
 * Takes a step. `ahead` is what comes after it: a world that cannot hold an answer back, a real server say, has to
 * know beforehand which one is wanted.
 */
export type StepHandler<Graph extends ModelStates, World> = (
  world: World,
  ahead: readonly StepOf<Graph>[],
) => void | Promise<void>

/** Walks a path in a new world and looks around after every step. */
export const drive = async <Graph extends ModelStates, World>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, World>,
): Promise<void> => {
  const world = await driver.begin()
  try {
    for (const [index, { step, leadsTo }] of path.steps.entries()) {
      await driver.steps[step](
        world,
        path.steps.slice(index + 1).map((later) => later.step),
      )
      await driver.settle?.(world)
      await driver.states[leadsTo](world)
      await driver.always?.(world)
    }
  } finally {
    await driver.end?.(world)
  }
}
