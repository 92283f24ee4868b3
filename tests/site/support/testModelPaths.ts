import { type Driver, type Model, type ModelStates, runPath } from '@mintage/machines/models'
import { describe, expect, test } from 'vitest'
import { flushEventLoop } from './eventLoop.ts'
import { reachablePaths } from './reachablePaths.ts'

/** One test for each path of the model, at the rendered screens. */
export const testModelPaths = <Graph extends ModelStates, Fixture>(
  model: Model<Graph>,
  driver: Driver<Graph, Fixture>,
): void => {
  const polling = { afterStep: flushEventLoop, ...driver, states: polled(driver.states) }
  describe(`${model.machine}, at the screens`, () => {
    const paths = reachablePaths(model, driver.steps)
    test('there are paths', () => expect(paths.length).toBeGreaterThan(0))
    for (const path of paths) test(path.description, () => runPath(path, polling))
  })
}

/** State assertions that are retried: a part that loads on demand, or a busy machine, delays the screen. */
const polled = <Graph extends ModelStates, Fixture>(
  states: Driver<Graph, Fixture>['states'],
): Driver<Graph, Fixture>['states'] => {
  const assertions = Object.entries<(fixture: Fixture) => void | Promise<void>>(states).map(([name, assertState]) => [
    name,
    // Not vi.waitFor, which moves the virtual clock on.
    (fixture: Fixture) => expect.poll(() => passes(assertState, fixture)).toBe(true),
  ])
  return Object.fromEntries(assertions)
}

const passes = async <Fixture>(
  assertState: (fixture: Fixture) => void | Promise<void>,
  fixture: Fixture,
): Promise<true> => {
  await assertState(fixture)
  return true
}
