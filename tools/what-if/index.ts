import type { ThemeTokens } from '../../packages/ui/src/tokens/tokenType.ts'
import { read } from '../sources/index.ts'
import { candidates } from './candidates.ts'
import { textsIn, tokensIn } from './locate.ts'
import { languageOf, textFiles, themeFile } from './places.ts'
import type { Locations } from './shape.ts'

function valuesByName(theme: ThemeTokens): (name: string) => string {
  const values = new Map<string, string>(
    Object.entries(theme).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, value]) => [`${group}.${token}`, value] as const),
    ),
  )
  return (name) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${themeFile} has no ${name}`)
    return value
  }
}

/**
 * Everything that can be changed, where it is written, and whose stories could look different.
 *
 * @param theme given by the caller: Storybook's configuration uses this tool too, and no picture depends on the theme
 * through that
 */
export async function locations(theme: ThemeTokens): Promise<Locations> {
  const valueOfToken = valuesByName(theme)
  const { storyFiles, themeReaders, ofToken, ofFile } = await candidates()
  const files = [themeFile, ...textFiles()]
  const sources = Object.fromEntries(files.map((file) => [file, read(file)]))
  const tokens = tokensIn(themeFile, read(themeFile)).map(({ name, range, schemes }) => ({
    ...{ name, value: valueOfToken(name), file: themeFile, range, schemes, stories: ofToken(name) },
  }))
  const texts = textFiles().flatMap((file) => {
    const language = languageOf(file)?.id ?? ''
    const stories = ofFile(file)
    return textsIn(file, read(file)).map(({ key, words, range }) => ({
      ...{ id: `${language}:${key}`, language, key, words, file, range, stories },
    }))
  })
  return { tokens, texts, sources, storyFiles, themeReaders }
}

export { textsIn } from './locate.ts'
export { patchOf } from './patch.ts'
export { languageOf, themeFile } from './places.ts'
export { encode, nothing, type WhatIf } from './whatIf.ts'
