import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export const root = path.resolve(import.meta.dirname, '../..')

const skipped = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'storybook-static',
  'test-results',
  'playwright-report',
])

/** Paths of the files below a folder, relative to the repository, with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** What a source file imports, statically and dynamically; relative specifiers come resolved to repository paths. */
export function importsOf(file: string): string[] {
  const { module } = parseSync(file, read(file))
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map((entry) =>
      read(file)
        .slice(entry.moduleRequest.start, entry.moduleRequest.end)
        .replace(/^['"`]|['"`]$/g, ''),
    ),
  ]
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
  )
}

export const isSource = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.gen.ts')
export const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file) || /\/(test|tests)\//.test(file)
