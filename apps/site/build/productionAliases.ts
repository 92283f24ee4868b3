import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

const fileOf = (library: string, file: string) => {
  const path = join(dirname(resolve(`${library}/package.json`)), file)
  // A release may have moved it: better no build than one that ships the heavier file again.
  if (!existsSync(path)) throw new Error(`${library} has no ${file} any more`)
  return path
}

/** Libraries that have a lighter file than the one their exports lead to, or one of ours in their place. */
export const productionAliases = [
  // Its style elements would need an exception from the policy.
  { find: /^react-style-singleton$/, replacement: join(import.meta.dirname, '../src/app/styleSingleton.ts') },
  // Without the warnings for developers.
  { find: /^react-router$/, replacement: fileOf('react-router', 'dist/production/index.mjs') },
  // Without a stand-in for what React has had since version 18.
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: fileOf('use-sync-external-store', 'with-selector.js'),
  },
  { find: /^use-sync-external-store\/shim$/, replacement: fileOf('use-sync-external-store', 'index.js') },
]
