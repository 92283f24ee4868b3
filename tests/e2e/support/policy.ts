import type { BrowserContext } from '@playwright/test'

/** @returns what the policies of its pages refuse from now on, as the browser tells it */
export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    // A journey names a tag to the browser alone: the server, which writes the policy, knows of none.
    const isUnknownTag = text.startsWith("Loading the script 'https://www.googletagmanager.com/")
    if (text.includes('Content Security Policy') && !isUnknownTag) refused.push(text)
  })
  return refused
}
