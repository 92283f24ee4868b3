import { describe, expect, it } from 'vitest'
import { contrast, parseOklch, parseSchemes } from '../../packages/ui/src/tokens/contrast.ts'
import { contrastPairs } from '../../packages/ui/src/tokens/pairs.ts'
import { colorTokens } from '../../packages/ui/src/tokens/theme.ts'
import { filesBelow, read } from './sources.ts'

type Role = keyof typeof colorTokens

const declared = new Map(
  [...read('.storybook/brands/cobalt.css').matchAll(/^ +(--mt-[\w-]+): (.+);$/gm)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
)

function colour(role: Role, scheme: 'light' | 'dark') {
  const value = parseSchemes(declared.get(`--mt-color-${role}`) ?? colorTokens[role])?.[scheme] ?? ''
  const parsed = parseOklch(value)
  if (!parsed) throw new Error(`${role} is not an opaque light-dark() pair: ${value}`)
  return parsed
}

describe('the second brand', () => {
  it('sets tokens that there are, and nothing else', () => {
    const tokens = new Set<unknown>(JSON.parse(read('packages/ui/public-api.json')).tokens)
    expect([...declared.keys()].filter((name) => !tokens.has(name))).toEqual([])
    expect(declared.size).toBeGreaterThan(30)
  })

  it('reaches every corner: no style of a component has one of its own', () => {
    const styles = filesBelow('packages/ui/src').filter(
      (file) => file.endsWith('.css.ts') && !file.includes('/tokens/'),
    )
    const literal = /[rR]adius: '(?:[1-9]\d*px|\d*\.\d+rem)/
    expect(styles.length).toBeGreaterThan(100)
    expect(styles.filter((file) => literal.test(read(file)))).toEqual([])
  })

  for (const scheme of ['light', 'dark'] as const) {
    it.each(contrastPairs)(`${scheme}: %s on %s reaches %d`, (foreground, background, least) => {
      expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(least)
    })
  }
})
