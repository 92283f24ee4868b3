import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const outDir = path.join(root, 'dist/server')

/** Packages that every start needs. The others are loaded from node_modules with the first call that needs them. */
const needed = [
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@mintage/api-client',
  '@opentelemetry/api',
  'content-disposition',
  'fastify',
  'ipaddr.js',
  'kysely',
  'p-queue',
  'pg',
]

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)
const optional = ['pg-native', 'onnxruntime-node']

/** Worker threads, SQL files and models are not bundled: `import.meta.url` still leads to the source files. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(path.join(root, 'src')) || !code.includes('import.meta.url')) return null
    const address = path.relative(outDir, id).split(path.sep).join('/')
    return { code: code.replaceAll('import.meta.url', `new URL('${address}', import.meta.url).href`), map: null }
  },
}

/** The server as few files: finding and compiling a thousand modules takes longer than the rest of a start. */
export default defineConfig({
  root,
  plugins: [keepAddresses],
  ssr: {
    target: 'node',
    noExternal: true,
    external: [...Object.keys(dependencies).filter((name) => !needed.includes(name)), ...optional],
  },
  build: {
    ssr: 'src/main.ts',
    outDir,
    target: 'node22',
    // All files are in one folder, because `keepAddresses` writes paths from there.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
