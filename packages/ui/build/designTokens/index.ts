import { readFileSync } from 'node:fs'
import { parseSchemes } from '../../src/tokens/contrast.ts'
import type { ThemeTokens } from '../../src/tokens/tokenType.ts'
import { tokenDescriptions } from '../tokenDescriptions.ts'
import { designColor } from './color.ts'
import { fixedDimension, fluidDimension } from './dimension.ts'
import { designShadow } from './shadow.ts'

/** A token or a group of the Design Tokens Format Module 2025.10. */
interface Entry {
  readonly [name: string]: unknown
}

/** Windows in which every size has its minimum and its maximum. */
const windows = { narrow: 390, wide: 1440 } as const
const schemes = ['light', 'dark'] as const

type Leaf = (css: string) => unknown

const descriptions = tokenDescriptions(readFileSync(new URL('../../src/tokens/tokenType.ts', import.meta.url), 'utf8'))
const described = (name: string): Entry => {
  const description = descriptions[name]
  return description === undefined ? {} : { $description: description }
}

/** The tokens of a theme's group by name; `undefined` ones belong to another file. */
function group(of: keyof ThemeTokens, type: string, theme: ThemeTokens, toValue: Leaf): Entry {
  const entries = Object.entries(theme[of]).flatMap(([name, css]) => {
    const value = toValue(css)
    return value === undefined ? [] : [[name, { $value: value, ...described(`${of}.${name}`) }] as const]
  })
  return entries.length === 0 ? {} : { $type: type, ...described(of), ...Object.fromEntries(entries) }
}

const withoutEmpty = (groups: Readonly<Record<string, Entry>>): Entry =>
  Object.fromEntries(Object.entries(groups).filter(([, { $type }]) => $type !== undefined))

const families: Leaf = (css) => css.split(', ').map((name) => name.replaceAll("'", ''))
const fixed: Leaf = (css) => fixedDimension(css) ?? undefined
const milliseconds: Leaf = (css) => ({ value: Number.parseFloat(css), unit: 'ms' })
const bezier: Leaf = (css) => css.slice('cubic-bezier('.length, -1).split(', ').map(Number)

/** The format has no unit for widths in characters, so they remain CSS. */
function otherUnits(tokens: Readonly<Record<string, string>>): Entry {
  const left = Object.entries(tokens).filter(([, css]) => css.endsWith('ch'))
  return left.length === 0 ? {} : { $extensions: { 'mintage.css': Object.fromEntries(left) } }
}

const sizes = (theme: ThemeTokens, toValue: Leaf) =>
  withoutEmpty({
    text: group('text', 'dimension', theme, toValue),
    title: group('title', 'dimension', theme, toValue),
    space: group('space', 'dimension', theme, toValue),
  })

const base = (theme: ThemeTokens): Entry => ({
  font: group('font', 'fontFamily', theme, families),
  ...sizes(theme, fixed),
  weight: group('weight', 'fontWeight', theme, Number),
  leading: group('leading', 'number', theme, Number),
  radius: group('radius', 'dimension', theme, fixed),
  duration: group('duration', 'duration', theme, milliseconds),
  easing: group('easing', 'cubicBezier', theme, bezier),
  width: { ...group('width', 'dimension', theme, fixed), ...otherUnits(theme.width) },
  layer: group('layer', 'number', theme, Number),
})

const ofScheme = (theme: ThemeTokens, scheme: (typeof schemes)[number]): Entry => ({
  color: group('color', 'color', theme, (css) => designColor(parseSchemes(css)?.[scheme] ?? css)),
  shadow: group('shadow', 'shadow', theme, (css) => designShadow(css, scheme)),
})

const source = (name: string) => [{ $ref: `${name}.tokens.json` }]

const resolver: Entry = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Mintage',
  version: '2025.10',
  sets: { base: { description: 'The same in every scheme and window.', sources: source('base') } },
  modifiers: {
    scheme: {
      description: 'Colours and shadows.',
      contexts: { light: source('light'), dark: source('dark') },
      default: 'light',
    },
    window: {
      description: `Sizes that grow with the window, as they are at ${windows.narrow} and at ${windows.wide} px.`,
      contexts: { narrow: source('narrow'), wide: source('wide') },
      default: 'wide',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }, { $ref: '#/modifiers/window' }],
}

/** A theme in the format of the Design Tokens Community Group, by file name. */
export function designTokenFiles(theme: ThemeTokens): Readonly<Record<string, Entry>> {
  const ofWindow = (width: number) => sizes(theme, (css) => fluidDimension(css, width) ?? undefined)
  return {
    'base.tokens.json': base(theme),
    'light.tokens.json': ofScheme(theme, 'light'),
    'dark.tokens.json': ofScheme(theme, 'dark'),
    'narrow.tokens.json': ofWindow(windows.narrow),
    'wide.tokens.json': ofWindow(windows.wide),
    'mintage.resolver.json': resolver,
  }
}
