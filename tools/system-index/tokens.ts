import { tokenDescriptions } from '../../packages/ui/build/tokenDescriptions.ts'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { read } from '../sources/index.ts'
import { tokenUsage } from '../token-usage/index.ts'
import type { Tokens } from './shape.ts'

export function indexedTokens(): Tokens {
  const named = Object.entries(themeTokens).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([token, value]) => ({ group, token, value: String(value) })),
  )
  const descriptions = tokenDescriptions(read('packages/ui/src/tokens/tokenType.ts'))
  const usage = tokenUsage(named.map(({ group, token }) => `${group}.${token}`))
  const tokens = named.map(({ group, token, value }) => {
    const name = `${group}.${token}`
    const description = descriptions[name]
    const property = `--mt-${group}-${token}`
    return { name, property, ...(description ? { description } : {}), value, usedBy: usage[name] ?? [] }
  })
  return { version: 1, tokens }
}
