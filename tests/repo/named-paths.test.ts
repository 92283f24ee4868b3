import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, read, root } from './sources.ts'

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
]

/** `a/{b,c}.ts` names two files. */
function expand(path: string): readonly string[] {
  const [, before, names, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? []
  if (names === undefined) return [path]
  return names.split(',').flatMap((name) => expand(`${before}${name}${after}`))
}

/** Builds write these folders. */
const isBuilt = (path: string) => /\/dist(?:-|\/|$)/.test(path)

/** Paths from the root of the repository, without placeholders and patterns. */
const pathsIn = (page: string): readonly string[] =>
  [...read(page).matchAll(/`((?:apps|docs|findings|packages|scripts|tests|\.storybook)\/[^\s`*<…]+)`/g)].flatMap(
    ([, path = '']) => expand(path),
  )

it('finds paths in the documents', () => {
  expect(pages.flatMap(pathsIn).length).toBeGreaterThan(100)
})

it.each(pages)('%s names only files and folders that exist', (page) => {
  expect(pathsIn(page).filter((path) => !isBuilt(path) && !existsSync(join(root, path)))).toEqual([])
})
