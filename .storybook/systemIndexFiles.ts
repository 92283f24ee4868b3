import type { Plugin } from 'vite'

/** Read when it is asked for: the tests of the stories, which share this configuration, never do. */
async function files(): Promise<Readonly<Record<string, string>>> {
  const { systemIndex } = await import('../tools/system-index/index.ts')
  return systemIndex()
}

/** The index of the system (`llms.txt`, `system/*.json`) beside the Storybook, built or under development. */
export const systemIndexFiles = (): Plugin => ({
  name: 'system-index',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const name = request.url?.replace(/^\/|\?.*$/g, '') ?? ''
      if (name !== 'llms.txt' && !/^(system|design-tokens)\/[\w.]+\.json$/.test(name)) return next()
      const found = (await files())[name]
      if (found === undefined) return next()
      response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8')
      response.end(found)
    })
  },
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await files())) this.emitFile({ type: 'asset', fileName, source })
  },
})
