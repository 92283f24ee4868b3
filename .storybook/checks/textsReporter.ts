import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'
import { unseenTexts } from './unseenTexts.ts'

/** Keys that no story shows and that are not listed as unseen, and entries of that list that are wrong. */
const faultsOf = (shown: ReadonlySet<string>): readonly string[] => [
  ...Object.keys(catalogue)
    .filter((key) => !shown.has(key) && !(key in unseenTexts))
    .map((key) => `${key} is shown by no story`),
  ...Object.keys(unseenTexts)
    .filter((key) => shown.has(key))
    .map((key) => `${key} is shown by a story: remove it from unseenTexts.ts`),
  ...Object.keys(unseenTexts)
    .filter((key) => !(key in catalogue))
    .map((key) => `${key} in unseenTexts.ts is not in the catalogue`),
]

/** Fails a run of all stories that leaves a text of the catalogue unshown. A run of some stories proves nothing. */
export class TextsReporter implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const stories = modules.filter(({ project }) => project.name === 'stories')
    const [first] = stories
    if (first === undefined || this.vitest?.config.testNamePattern) return
    const all = await first.project.globTestFiles()
    if (stories.length < all.testFiles.length) return
    const passed = stories.flatMap((module) => [...module.children.allTests('passed')])
    const faults = faultsOf(new Set(passed.flatMap((test) => test.meta().texts ?? [])))
    if (faults.length === 0) return
    console.error(['Texts of the catalogue:', ...faults].join('\n  '))
    process.exitCode = 1
  }
}
