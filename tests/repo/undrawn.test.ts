import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

it('no runner draws the pages that it tests', () => {
  const configs = readdirSync(path.join(import.meta.dirname, '../..')).filter((file) =>
    /^vitest\..*config\.ts$/.test(file),
  )
  const inBrowser = configs.filter((file) => /\bbrowser: \{/.test(read(file)))
  expect(inBrowser.length).toBeGreaterThan(1)
  expect(inBrowser.filter((file) => !read(file).includes('orchestratorScripts: [undrawn]'))).toEqual([])
})

it('every journey has the one fixture whose pages are not drawn', () => {
  const files = ['tests/e2e', 'tests/model/site'].flatMap(filesBelow)
  expect(files.filter((file) => file.endsWith('.spec.ts')).length).toBeGreaterThan(10)
  const drawing = files.filter((file) => /^import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/m.test(read(file)))
  expect(drawing).toEqual(['tests/e2e/support/fixtures.ts'])
  expect(read('tests/e2e/support/fixtures.ts')).toContain("context.on('page', leaveUndrawn)")
})
