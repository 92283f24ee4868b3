import { describe, expect, test } from 'vitest'
import type { ModelStates } from './model.ts'
import { type ModelReport, type Parts, runModel } from './model-run.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the paths of a model visited; read by the report at the end of a run. */
    model?: ModelReport
  }
}

/** One test a path, and one that fails when a state, a transition or a guard of the machine was never visited. */
export const describeModel = <Graph extends ModelStates, Fixture>(parts: Parts<Graph, Fixture>): void => {
  const { paths, runPath, report } = runModel(parts)
  describe(`the ways through ${parts.model.machine}`, () => {
    for (const path of paths) test(path.description, () => runPath(path))

    test('visit every state, every transition and both answers of every guard', async ({ task }) => {
      const seen = await report()
      task.meta.model = seen
      expect(seen.unvisited).toEqual([])
      expect(seen.wrongExcuses).toEqual([])
    })
  })
}
