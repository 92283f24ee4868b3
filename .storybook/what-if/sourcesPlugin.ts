import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const sources = path
  .join(import.meta.dirname, 'sources.ts')
  .split(path.sep)
  .join('/')

/** Where tokens and texts are written: nothing else is read for them. */
const mayHoldThem = /^packages\/ui\/src\/(?:tokens|texts|\w+\/fixtures)\//

/** What a module that holds texts or tokens says at its end, so that nobody reads them before. */
async function registration(file: string, code: string): Promise<string | null> {
  const { languageOf, textsIn, themeFile } = await import('../../tools/what-if/index.ts')
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
  async transform(code, id) {
    const file = path.relative(root, id.replace(/\?.*$/, '')).split(path.sep).join('/')
    if (process.env.VITEST !== undefined || !mayHoldThem.test(file)) return null
    const call = await registration(file, code)
    if (!call) return null
    return { code: `${code}\nimport { registerTexts, registerTokens } from '${sources}'\n${call}\n`, map: null }
  },
})
