import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { read } from './sources.ts'

it('no runner draws the pages that it tests', () => {
  const configs = readdirSync(path.join(import.meta.dirname, '../..')).filter((file) =>
    /^vitest\..*config\.ts$/.test(file),
  )
  const inBrowser = configs.filter((file) => /\bbrowser: \{/.test(read(file)))
  expect(inBrowser.length).toBeGreaterThan(1)
  expect(inBrowser.filter((file) => !read(file).includes('orchestratorScripts: [undrawn]'))).toEqual([])
})
