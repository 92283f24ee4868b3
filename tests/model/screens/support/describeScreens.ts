import { type Driver, drive, type Model, type ModelPath, type ModelStates, pathsOf } from '@mintage/machines/models'
import { describe, expect, test } from 'vitest'
import { reasonOf } from './notHere.ts'
import { settle } from './settle.ts'

/** One test a path of the model, walked by a person at the rendered screens. */
export const describeScreens = <Graph extends ModelStates, World>(
  model: Model<Graph>,
  driver: Driver<Graph, World>,
): void => {
  const paths = pathsOf(model).map((path) => untilFirstMissingStep(path, driver))
  describe(`${model.machine}, at the screens`, () => {
    test('there are paths to walk', () => expect(paths.some(({ steps }) => steps.length > 0)).toBe(true))
    const states = retried(driver.states)
    for (const path of paths) test(path.description, () => drive(path, { settle, ...driver, states }))
  })
}

/**
 * Looks until the screen is as the state says. How many turns of the event loop an answer needs on its way to the screen
 * varies: a part that loads when it is wanted, or a busy machine, makes it more.
 */
const retried = <Graph extends ModelStates, World>(
  states: Driver<Graph, World>['states'],
): Driver<Graph, World>['states'] => {
  const looks = Object.entries<(world: World) => void | Promise<void>>(states).map(([name, look]) => [
    name,
    // Not vi.waitFor, which moves the virtual clock on.
    (world: World) => expect.poll(() => isSo(look, world)).toBe(true),
  ])
  return Object.fromEntries(looks)
}

const isSo = async <World>(look: (world: World) => void | Promise<void>, world: World): Promise<true> => {
  await look(world)
  return true
}

const untilFirstMissingStep = <Graph extends ModelStates, World>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, World>,
): ModelPath<Graph> => {
  const end = path.steps.findIndex(({ step }) => reasonOf(driver.steps[step]) !== undefined)
  return end === -1 ? path : { ...path, steps: path.steps.slice(0, end) }
}
