import { expect, it } from 'vitest'
import { configsOfBrowserRuns, filesBelow, read } from './sources.ts'

it('no runner draws the pages that it tests', () => {
  const configs = configsOfBrowserRuns()
  expect(configs.length).toBeGreaterThan(1)
  expect(configs.filter((file) => !read(file).includes('orchestratorScripts: [noPaint]'))).toEqual([])
})

it('every journey has the one fixture whose pages are not drawn', () => {
  const files = ['tests/e2e', 'tests/model/site'].flatMap(filesBelow)
  expect(files.filter((file) => file.endsWith('.spec.ts')).length).toBeGreaterThan(10)
  const drawing = files.filter((file) => /^import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/m.test(read(file)))
  expect(drawing).toEqual(['tests/e2e/support/fixtures.ts'])
  expect(read('tests/e2e/support/fixtures.ts')).toContain("context.on('page', withoutPaint)")
})
