import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

const fileOf = (library: string, file: string) => {
  const path = join(dirname(resolve(`${library}/package.json`)), file)
  if (!existsSync(path)) throw new Error(`${library} has no ${file} any more`)
  return path
}

export const productionAliases = [
  // Its style elements would violate the content security policy.
  { find: /^react-style-singleton$/, replacement: join(import.meta.dirname, '../src/app/styleSingleton.ts') },
  // Without the warnings for developers.
  { find: /^react-router$/, replacement: fileOf('react-router', 'dist/production/index.mjs') },
  // Without the polyfill for React 17.
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: fileOf('use-sync-external-store', 'with-selector.js'),
  },
  { find: /^use-sync-external-store\/shim$/, replacement: fileOf('use-sync-external-store', 'index.js') },
]
