import { type Driver, drive, type Model, type ModelPath, type ModelStates, pathsOf } from '@mintage/machines/models'
import { describe, expect, test } from 'vitest'
import { settle } from './settle.ts'
import { reasonOf } from './unreachableStep.ts'

/** One test a path of the model, walked by a person at the rendered screens. */
export const describeScreens = <Graph extends ModelStates, Fixture>(
  model: Model<Graph>,
  driver: Driver<Graph, Fixture>,
): void => {
  const paths = pathsOf(model).map((path) => untilFirstMissingStep(path, driver))
  const states = retried(driver.states)
  describe(`${model.machine}, at the screens`, () => {
    test('there are paths to walk', () => expect(paths.some(({ steps }) => steps.length > 0)).toBe(true))
    for (const path of paths) test(path.description, () => drive(path, { settle, ...driver, states }))
  })
}

/**
 * Looks until the screen is as the state says. How many turns of the event loop an answer needs on its way to the screen
 * varies: a part that loads when it is wanted, or a busy machine, makes it more.
 */
const retried = <Graph extends ModelStates, Fixture>(
  states: Driver<Graph, Fixture>['states'],
): Driver<Graph, Fixture>['states'] => {
  const looks = Object.entries<(fixture: Fixture) => void | Promise<void>>(states).map(([name, look]) => [
    name,
    // Not vi.waitFor, which moves the virtual clock on.
    (fixture: Fixture) => expect.poll(() => isSo(look, fixture)).toBe(true),
  ])
  return Object.fromEntries(looks)
}

const isSo = async <Fixture>(look: (fixture: Fixture) => void | Promise<void>, fixture: Fixture): Promise<true> => {
  await look(fixture)
  return true
}

const untilFirstMissingStep = <Graph extends ModelStates, Fixture>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, Fixture>,
): ModelPath<Graph> => {
  const end = path.steps.findIndex(({ step }) => reasonOf(driver.steps[step]) !== undefined)
  return end === -1 ? path : { ...path, steps: path.steps.slice(0, end) }
}
