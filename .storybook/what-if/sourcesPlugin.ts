import path from 'node:path'
import type { Plugin } from 'vite'
import { textsIn } from '../../tools/what-if/locate.ts'
import { languageOf, themeFile } from '../../tools/what-if/places.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = path
  .join(import.meta.dirname, 'sources.ts')
  .split(path.sep)
  .join('/')

/** What a module that holds texts or tokens says at its end, so that nobody reads them before. */
function registration(file: string, code: string): string | null {
  if (file === themeFile) return 'registerTokens(themeTokens)'
  const language = languageOf(file)
  if (language === undefined) return null
  const variables = new Set(textsIn(file, code).map(({ variable }) => variable))
  return [...variables].map((variable) => `registerTexts('${language.id}', ${variable})`).join('; ')
}

/** Lets the sources of texts and tokens know what is tried. In Storybook alone: the product and the tests have them as they are. */
export const whatIfSources = (): Plugin => ({
  name: 'what-if',
  enforce: 'pre',
  transform(code, id) {
    const file = path.relative(root, id.replace(/\?.*$/, '')).split(path.sep).join('/')
    const call = registration(file, code)
    if (!call) return null
    return { code: `${code}\nimport { registerTexts, registerTokens } from '${sources}'\n${call}\n`, map: null }
  },
})
