import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { preview } from 'vite'

/** The built Storybook, served to nobody but this machine. */
export interface Storybook {
  url: string
  close(): Promise<void>
}

export async function serveStorybook(folder: string): Promise<Storybook> {
  await readFile(path.join(folder, 'index.json')).catch(() => {
    throw new Error(`There is no Storybook in ${folder}: run \`npm test -- builds\` first.`)
  })
  const server = await preview({
    configFile: false,
    root: path.dirname(folder),
    build: { outDir: path.basename(folder) },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
    logLevel: 'error',
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('Storybook could not be served')
  return { url, close: () => server.close() }
}
