import type { Plugin } from 'vite'

/** What is known only when Storybook is built or started, by the module that says it; read when a story asks for it. */
const modules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  /** The tokens with where they are used. */
  'virtual:tokens': async () => {
    const { indexedTokens } = await import('../tools/system-index/index.ts')
    return { tokens: indexedTokens().tokens }
  },
  /** Every token and text, where it is written, and whose stories it can change. */
  'virtual:what-if': async () => {
    const { locations } = await import('../tools/what-if/index.ts')
    return { locations: await locations() }
  },
  /** The journeys, with what happens at each step. */
  'virtual:journeys': async () => {
    const { journeysNow } = await import('../tools/journeys/index.ts')
    return { journeys: journeysNow() }
  },
  /** How the stories are, as far as this clone knows. */
  'virtual:health': async () => {
    const { reportNow } = await import('../tools/health/index.ts')
    return { report: (await reportNow()).report }
  },
}

/** How Vite marks what is no file. */
const MARK = '\0'

export const virtualModules = (): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id in modules ? `${MARK}${id}` : null),
  async load(id) {
    const exported = id.startsWith(MARK) ? await modules[id.slice(MARK.length)]?.() : undefined
    if (exported === undefined) return null
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
