import { expect, type TestContext } from 'vitest'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'
import { standsAmong, wordsOfPage } from '../../tools/story-coverage/index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Written by Storybook's addon, which does not declare it. */
    storyId?: string
    /** Keys of the catalogue whose text stands on the story's page at the end: asked for there, or said to it. */
    texts?: readonly string[]
  }
  interface TestContext {
    /** Written by Storybook's addon, which does not declare it. */
    story?: {
      parameters: Readonly<Record<string, unknown>>
      globals: { viewport?: { value?: string } }
      tags: readonly string[]
    }
  }
}

/** Screens are handed the words of machines, not their keys: `parameters: { says: ['auth.emailRequired'] }`. */
const saidIn = (parameters: Readonly<Record<string, unknown>> = {}): readonly unknown[] =>
  Array.isArray(parameters.says) ? parameters.says : []

/** Notes which texts stand on the story's page, and holds the story to those that it says it shows. */
export function showsItsTexts({ task, story }: TestContext, asked: ReadonlySet<string>): void {
  const words = wordsOfPage(document)
  const stands = (key: string) => standsAmong(words, catalogue[key] ?? '')
  const said = saidIn(story?.parameters).map(String)
  expect(
    said.filter((key) => !(key in catalogue && stands(key))),
    'texts that the story says it shows, and that are not on its page',
  ).toEqual([])
  task.meta.texts = [...[...asked].filter(stands), ...said]
}
