import { filesBelow } from '../sources/index.ts'
import { type Language, languages } from './languages.ts'

/** The file of the tokens. */
export const themeFile = 'packages/ui/src/tokens/theme.ts'

/** @returns the language of a file of texts, undefined for any other file */
export const languageOf = (file: string): Language | undefined => languages.find(({ files }) => files.test(file))

export const textFiles = (): readonly string[] =>
  ['packages/ui/src/texts/en', 'packages/ui/src/screens/fixtures', 'packages/ui/src/overlays/fixtures']
    .flatMap(filesBelow)
    .filter((file) => languageOf(file) !== undefined)
    .toSorted()
