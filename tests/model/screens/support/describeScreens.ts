import { type Driver, drive, type Model, type ModelPath, type Places, pathsOf } from '@mintage/machines/models'
import { describe, expect, test } from 'vitest'
import { reasonOf } from './notHere.ts'
import { settle } from './settle.ts'

/** One test a path of the model, walked by a person at the rendered screens. */
export const describeScreens = <Graph extends Places, World>(
  model: Model<Graph>,
  driver: Driver<Graph, World>,
): void => {
  const paths = pathsOf(model).map((path) => untilTheEndOfThisWorld(path, driver))
  describe(`${model.machine}, at the screens`, () => {
    test('there are paths to walk', () => expect(paths.some(({ steps }) => steps.length > 0)).toBe(true))
    for (const path of paths) test(path.description, () => drive(path, { settle, ...driver }))
  })
}

const untilTheEndOfThisWorld = <Graph extends Places, World>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, World>,
): ModelPath<Graph> => {
  const end = path.steps.findIndex(({ step }) => reasonOf(driver.steps[step]) !== undefined)
  return end === -1 ? path : { ...path, steps: path.steps.slice(0, end) }
}
