import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Plugin, preview } from 'vite'

/** The built Storybook, served to nobody but this machine. */
export interface Storybook {
  url: string
  close(): Promise<void>
}

/** A picture in a picture would be another one on a machine that has none yet, and change with every story it shows. */
const withoutThumbnails: Plugin = {
  name: 'without-thumbnails',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/thumbnails', (_request, response) => {
      response.statusCode = 404
      response.end()
    })
  },
}

export async function serveStorybook(folder: string): Promise<Storybook> {
  await readFile(path.join(folder, 'index.json')).catch(() => {
    throw new Error(`There is no Storybook in ${folder}: run \`npm test -- builds\` first.`)
  })
  const server = await preview({
    configFile: false,
    plugins: [withoutThumbnails],
    root: path.dirname(folder),
    build: { outDir: path.basename(folder) },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
    logLevel: 'error',
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('Storybook could not be served')
  return { url, close: () => server.close() }
}
