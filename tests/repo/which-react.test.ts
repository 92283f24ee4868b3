import { expect, it } from 'vitest'
import { configsOfBrowserRuns, read } from './sources.ts'

it('what runs in the browser is the React that customers have', () => {
  const configs = configsOfBrowserRuns()
  expect(configs.length).toBeGreaterThan(1)
  expect(configs.filter((file) => !read(file).includes("process.env.NODE_ENV = 'production'"))).toEqual([])
})
