import { expect, type TestContext } from 'vitest'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's addon, which does not declare it. */
    storyId?: string
    /** Keys of the catalogue: the page of the story shows their texts at the end. */
    texts?: readonly string[]
  }
  interface TestContext {
    /** Set by Storybook's addon, which does not declare it. */
    story?: {
      parameters: Readonly<Record<string, unknown>>
      globals: { viewport?: { value?: string } }
      tags: readonly string[]
    }
  }
}

const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder', 'content']
const selector = `meta[name=description], ${attributes.map((name) => `[${name}]`)}`

/** Visible text and accessible names. */
function wordsOfPage(): string {
  const inAttributes = [...document.querySelectorAll(selector)].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.title, document.body.textContent, ...inAttributes].join('\n')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A slot such as `{count}` matches any words. */
function contains(words: string, text: string): boolean {
  if (!text.includes('{')) return words.includes(text)
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^]*?'),
  ).test(words)
}

/**
 * Records which texts of the catalogue the story shows. A screen gets the text of a machine, not its key: its story
 * names the key, `parameters: { says: ['auth.emailRequired'] }`, and has to show it.
 */
export function recordTexts({ task, story }: TestContext, requested: ReadonlySet<string>): void {
  const words = wordsOfPage()
  const isShown = (key: string) => contains(words, catalogue[key] ?? '')
  const { says } = story?.parameters ?? {}
  const said = Array.isArray(says) ? says.map(String) : []
  expect(
    said.filter((key) => !(key in catalogue && isShown(key))),
    'texts that the parameter `says` names and the page does not show',
  ).toEqual([])
  task.meta.texts = [...[...requested].filter(isShown), ...said]
}
