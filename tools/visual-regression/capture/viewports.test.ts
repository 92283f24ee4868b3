import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pictureCache } from '../baselines/pictureCache.ts'
import { readViewports } from './viewports.ts'

const stories = [
  { id: 'pay--open', file: 'Pay.stories.tsx' },
  { id: 'pay--phone', file: 'Pay.stories.tsx' },
]
const viewports = new Map([
  ['pay--open', null],
  ['pay--phone', 'phone'],
])

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mintage-viewports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ask = vi.fn(async () => viewports)
  const read = (code: string | null, all = stories) => readViewports(all, () => code, pictureCache(folder), ask)
  return { ask, read }
}

it('asks Storybook once for the same code', async () => {
  const { ask, read } = setUp()
  expect(await read('one')).toEqual(viewports)
  expect(await read('one', stories.toReversed())).toEqual(viewports)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks again for other code, for another story, and each time where the code is not known', async () => {
  const { ask, read } = setUp()
  await read('one')
  await read('two')
  await read('one', [...stories, { id: 'pay--failed', file: 'Pay.stories.tsx' }])
  await read(null)
  await read(null)
  expect(ask).toHaveBeenCalledTimes(5)
})
