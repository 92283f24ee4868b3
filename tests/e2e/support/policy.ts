import type { BrowserContext } from '@playwright/test'

export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    const isUnknownTag = text.startsWith("Loading the script 'https://www.googletagmanager.com/")
    if (text.includes('Content Security Policy') && !isUnknownTag) refused.push(text)
  })
  return refused
}
