import { describe, expect, it } from 'vitest'
import { contrast, parseOklch, parseSchemes } from './contrast.ts'
import { contrastPairs } from './pairs.ts'
import { colorTokens } from './theme.ts'

function colour(role: keyof typeof colorTokens, scheme: 'light' | 'dark') {
  const value = parseSchemes(colorTokens[role])?.[scheme] ?? ''
  const parsed = parseOklch(value)
  if (!parsed) throw new Error(`${role} is not an opaque light-dark() pair: ${colorTokens[role]}`)
  return parsed
}

describe('contrast', () => {
  it('gives the known ratio of black on white', () => {
    expect(contrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 1)
  })

  for (const scheme of ['light', 'dark'] as const) {
    it.each(contrastPairs)(`${scheme}: %s on %s reaches %d`, (foreground, background, least) => {
      expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(least)
    })
  }
})

describe('grounds in the dark scheme', () => {
  it.each([
    ['sunken', 'page'],
    ['page', 'surface'],
    ['surface', 'raised'],
    ['raised', 'neutralSoft'],
    ['neutralSoft', 'neutralSoftHover'],
  ] as const)('%s is lighter than %s by 0.035 or more', (lower, upper) => {
    expect(colour(upper, 'dark').l - colour(lower, 'dark').l).toBeGreaterThanOrEqual(0.035)
  })
})
