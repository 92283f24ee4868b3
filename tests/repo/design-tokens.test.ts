import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import { designTokenFiles } from '../../packages/ui/build/designTokens/index.ts'
import { tokenNames } from '../../packages/ui/build/tokenNames.ts'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import type { ThemeTokens } from '../../packages/ui/src/tokens/tokenType.ts'

const folder = new URL('file:///design-tokens/')

/** The format's own parser fails on invalid tokens. */
async function parsed(theme: ThemeTokens) {
  const files = designTokenFiles(theme)
  const textOf = (name: string) => JSON.stringify(files[name])
  const first = new URL('mintage.resolver.json', folder)
  const lint = { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' as const } }
  const config = defineConfig({ tokens: [first.href], lint }, { cwd: folder })
  const { resolver } = await parse([{ filename: first, src: textOf('mintage.resolver.json') }], {
    config,
    req: async (url) => textOf(url.pathname.slice(folder.pathname.length)),
  })
  return resolver
}

describe('the design tokens', () => {
  it('can be read in every scheme and window by a tool of the format', async () => {
    const resolver = await parsed(themeTokens)
    expect(resolver.listPermutations?.()).toEqual([
      { scheme: 'light', window: 'narrow' },
      { scheme: 'dark', window: 'narrow' },
      { scheme: 'light', window: 'wide' },
      { scheme: 'dark', window: 'wide' },
    ])
  })

  it('are all tokens of the theme but the width in characters, for which the format has no unit', async () => {
    const resolver = await parsed(themeTokens)
    const names = (input: Record<string, string>) =>
      Object.keys(resolver.apply(input)).map((name) => `--mt-${name.replace('.', '-')}`)
    for (const window of ['narrow', 'wide']) {
      const missing = tokenNames(themeTokens).filter((name) => !names({ scheme: 'dark', window }).includes(name))
      expect(missing).toEqual(['--mt-width-prose'])
    }
  })

  it('hold the values of the theme', async () => {
    const resolver = await parsed(themeTokens)
    const light = resolver.apply({ scheme: 'light', window: 'wide' })
    const dark = resolver.apply({ scheme: 'dark', window: 'narrow' })
    expect(light['color.accent']?.$value).toMatchObject({ colorSpace: 'oklch', components: [0.505, 0.105, 166] })
    expect(dark['color.accent']?.$value).toMatchObject({ colorSpace: 'oklch', components: [0.78, 0.135, 165] })
    expect(light['color.scrim']?.$value).toMatchObject({ alpha: 0.45 })
    expect(light['title.display']?.$value).toEqual({ value: 4, unit: 'rem' })
    expect(dark['title.display']?.$value).toEqual({ value: 2.5, unit: 'rem' })
    expect(light['space.section']?.$value).toEqual({ value: 7, unit: 'rem' })
    expect(light['radius.md']?.$value).toEqual({ value: 10, unit: 'px' })
    expect(light['easing.out']?.$value).toEqual([0.2, 0.7, 0.2, 1])
    expect(light['duration.quick']?.$value).toEqual({ value: 150, unit: 'ms' })
    expect(light['weight.bold']?.$value).toBe(700)
    expect(light['font.body']?.$value).toContain('Figtree Variable')
    expect(dark['shadow.middle']?.$value).toMatchObject([
      { offsetY: { value: 2, unit: 'px' }, blur: { value: 4, unit: 'px' }, color: { components: [0.05, 0.01, 195] } },
      { offsetY: { value: 8, unit: 'px' }, blur: { value: 24, unit: 'px' } },
    ])
  })

  it('name the nearest sRGB colour', () => {
    const black = { ...themeTokens, color: { ...themeTokens.color, page: 'light-dark(oklch(1 0 0), oklch(0 0 0))' } }
    const files = designTokenFiles(black)
    expect(files['light.tokens.json']).toMatchObject({ color: { page: { $value: { hex: '#ffffff' } } } })
    expect(files['dark.tokens.json']).toMatchObject({ color: { page: { $value: { hex: '#000000' } } } })
  })

  it('say what they are for where the type of the theme does', () => {
    expect(designTokenFiles(themeTokens)['light.tokens.json']).toMatchObject({
      color: { page: { $description: 'The ground of a page.' } },
    })
  })

  it('refuse what the format cannot hold', async () => {
    const theme = { ...themeTokens, easing: { ...themeTokens.easing, out: 'cubic-bezier(2, 0.7, 0.2, 1)' } }
    await expect(parsed(theme)).rejects.toThrow()
  })
})
