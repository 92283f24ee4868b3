import { expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

const folders = ['apps', 'packages', 'tests', '.storybook']
const tests = folders.flatMap(filesBelow).filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file))
const journeys = filesBelow('tests/e2e')
const itself = 'tests/repo/time-in-tests.test.ts'

const containing = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => file !== itself && pattern.test(read(file)))

it('no test sleeps', () => {
  expect(tests.length).toBeGreaterThan(500)
  expect(containing(tests, /waitForTimeout\(|setTimeout as |setTimeout \} from 'node:timers\/promises'/)).toEqual([])
  expect(containing(tests, /new Promise\(\(?\w*\)? => setTimeout\(\w+, ?[\d_]+\)/)).toEqual([])
})

it('nothing that has failed is tried again', () => {
  const configs = ['playwright.config.ts', 'vitest.config.ts']
  expect(read('playwright.config.ts')).toContain('retries: 0')
  expect(containing([...configs, ...tests], /\bretr(y|ies): [1-9]/)).toEqual([])
})

it('no journey has a limit of its own', () => {
  expect(journeys.length).toBeGreaterThan(40)
  expect(containing(journeys, /configure\(\{[^}]*timeout|test\.(setTimeout|slow)\(/)).toEqual([])
})
