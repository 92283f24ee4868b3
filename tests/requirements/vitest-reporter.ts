import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { levelOf, root } from './requirements.ts'
import { collectTags } from './results.ts'
import { storiesIn } from './stories.ts'

/** Keeps the requirement tags of the tests that ran, for the last step of `npm test`. */
export default class RequirementReporter implements Reporter {
  readonly #collected = collectTags()

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const level = levelOf(path.relative(root, module.moduleId).replaceAll(path.sep, '/'))
      const stories = level === 'stories' ? storiesIn(module.moduleId) : undefined
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        const tags = stories ? (stories.get(storyIdOf(test.meta()))?.tags ?? []) : test.tags
        this.#collected.add(level, tags, state === 'pending' ? 'failed' : state)
      }
    }
    this.#collected.write()
  }
}

/** Storybook's addon writes it into a test's meta, and does not declare it. */
const storyIdOf = (meta: object): string => String(Reflect.get(meta, 'storyId'))
