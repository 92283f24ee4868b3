import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Theme, themes } from '../types.ts'
import { fileAt } from './changedFiles.ts'
import type { ImportGraph } from './importGraph.ts'

const themeFile = 'packages/ui/src/tokens/theme.ts'
const folder = path.posix.dirname(themeFile)

/** What the values of the tokens are made of. */
const sources = [themeFile, `${folder}/palette.ts`]

/** What hands the values on as custom properties: a page that uses one is known by their names. */
const asProperties = new Set([`${folder}/contract.css.ts`, `${folder}/theme.css.ts`])

export const isOfTheme = (file: string): boolean => sources.includes(file)

/** Tokens whose values differ, and nothing else. */
export interface ThemeChange {
  /** As their custom properties are called, without the prefix: `color-accent`. */
  tokens: ReadonlySet<string>
  /** The schemes in which they differ. */
  schemes: readonly Theme[]
  /** Whether nothing but colours differs: nothing moves, and nothing reads otherwise. */
  isOfColours: boolean
}

/** By name, `color-accent`; null where they cannot be told from these files alone. */
async function tokensAt(root: string, ref?: string): Promise<ReadonlyMap<string, string> | null> {
  const copy = await mkdtemp(path.join(tmpdir(), 'mintage-theme-'))
  try {
    for (const file of sources) {
      await mkdir(path.join(copy, path.dirname(file)), { recursive: true })
      await writeFile(path.join(copy, file), await fileAt(root, file, ref))
    }
    const { themeTokens } = await import(pathToFileURL(path.join(copy, themeFile)).href)
    const groups: [string, Record<string, string>][] = Object.entries(themeTokens)
    return new Map(
      groups.flatMap(([group, tokens]) => Object.entries(tokens).map(([name, value]) => [`${group}-${name}`, value])),
    )
  } catch {
    return null
  } finally {
    await rm(copy, { recursive: true })
  }
}

const half = String.raw`((?:[^(),]|\([^()]*\))+)`
const ofSchemes = new RegExp(String.raw`light-dark\(${half}, ${half}\)`, 'g')

/** What a value is in one scheme: `light-dark(a, b)` is `a` in light. What nests deeper stays, and so is of both. */
export const valueIn = (theme: Theme, value: string): string =>
  value.replace(ofSchemes, theme === 'light' ? '$1' : '$2')

/** What differs in the values of the tokens; null where more than values does, or nobody can tell. */
export async function readThemeChange(root: string, ref: string): Promise<ThemeChange | null> {
  const [before, after] = await Promise.all([tokensAt(root, ref), tokensAt(root)])
  if (before === null || after === null) return null
  if ([...before.keys()].join() !== [...after.keys()].join()) return null
  const differing = [...after].flatMap(([name, value]) => {
    const was = before.get(name) ?? ''
    return was === value
      ? []
      : [{ name, schemes: themes.filter((theme) => valueIn(theme, was) !== valueIn(theme, value)) }]
  })
  const names = differing.map(({ name }) => name)
  return {
    tokens: new Set(names),
    schemes: themes.filter((theme) => differing.some(({ schemes }) => schemes.includes(theme))),
    isOfColours: names.every((name) => /^(?:color|shadow)-/.test(name)),
  }
}

/** The graph as it is for everything but the custom properties of the tokens. */
export function withoutProperties(graph: ImportGraph): ImportGraph {
  const uses = [...graph.uses].map(([file, used]): [string, ReadonlySet<string>] =>
    asProperties.has(file) ? [file, new Set([...used].filter((other) => !isOfTheme(other)))] : [file, used],
  )
  return { ...graph, uses: new Map(uses) }
}
