import { type Driver, drive, type Model, type Places, pathsOf } from '@mintage/machines/models'
import { describe, expect, test } from 'vitest'
import { settle } from './settle.ts'

/** One test a path of the model, walked by a person at the rendered screens. */
export const describeScreens = <Graph extends Places, World>(
  model: Model<Graph>,
  driver: Driver<Graph, World>,
): void => {
  const paths = pathsOf(model)
  describe(`${model.machine}, at the screens`, () => {
    test('there are paths to walk', () => expect(paths.length).toBeGreaterThan(0))
    for (const path of paths) test(path.description, () => drive(path, { settle, ...driver }))
  })
}
