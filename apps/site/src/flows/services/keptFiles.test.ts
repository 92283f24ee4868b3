import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { forget, found, type KeptPicture, keep, note } from './keptFiles.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000

const picture = (id: string, more: Partial<KeptPicture> = {}): KeptPicture => ({
  id,
  name: `${id}.png`,
  source: { file: new File(['pixels'], `${id}.png`) },
  owner: 'p-7',
  service: 'upscale',
  shelf: 's-1',
  keptAt: now,
  ...more,
})

let database: ReturnType<typeof stubDatabase>
const keys = () => [...database.records('mintage_files').keys()]
const ids = (pictures: readonly KeptPicture[]) => pictures.map(({ id }) => id)

beforeEach(() => {
  database = stubDatabase()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('finds what this person chose for the service, oldest first', async () => {
  await keep(picture('b', { keptAt: now - 1 }))
  await keep(picture('a', { keptAt: now - 3 }))
  await keep(picture('c', { keptAt: now - 2, source: { projectId: 'p1' } }))
  await keep(picture('other', { service: 'remove_background' }))
  expect(ids(await found('p-7', 'upscale', now))).toEqual(['a', 'c', 'b'])
  expect(ids(await found('p-7', 'remove_background', now))).toEqual(['other'])
  expect(keys()).toHaveLength(4)
})

const tried = { seed: 'seed', attempt: 2, draft: { service: 'upscale', source: null, factor: 2 } } as const

it('knows how a picture was handed over, and nothing of one that is not kept', async () => {
  await keep(picture('a'))
  await note('a', tried)
  await note('gone', tried)
  expect(await found('p-7', 'upscale', now)).toMatchObject([{ id: 'a', tried }])
  expect(keys()).toEqual(['a'])
  expect(database.connections()).toBe(0)
})

it('forgets one picture', async () => {
  await keep(picture('a'))
  await keep(picture('b'))
  await forget('a')
  expect(keys()).toEqual(['b'])
})

it('leaves no connection open, which would hold up the deletion at the end of a session', async () => {
  await keep(picture('a'))
  await found('p-7', 'upscale', now)
  expect(database.connections()).toBe(0)
})

it('keeps a picture for less than a day, and only for its owner: whatever else is there goes', async () => {
  await keep(picture('young', { keptAt: now - DAY + 1 }))
  await keep(picture('old', { keptAt: now - DAY }))
  await keep(picture('foreign', { owner: 'p-8' }))
  expect(ids(await found('p-7', 'upscale', now))).toEqual(['young'])
  expect(keys()).toEqual(['young'])
})

it.each([
  ['nothing', null],
  ['a text', 'picture'],
  ['no name', { ...picture('x'), name: undefined }],
  ['no shelf', { ...picture('x'), shelf: 1 }],
  ['no time', { ...picture('x'), keptAt: '2026' }],
  ['no source', { ...picture('x'), source: null }],
  ['a try that is none', { ...picture('x'), tried: 'seed' }],
  ['a try without its seed', { ...picture('x'), tried: { ...tried, seed: 7 } }],
  ['a try without its number', { ...picture('x'), tried: { ...tried, attempt: '2' } }],
  ['a try without its draft', { ...picture('x'), tried: { ...tried, draft: null } }],
  ['a source that is neither a file nor of the library', { ...picture('x'), source: { file: 'x.png' } }],
])('takes nothing for a picture that has %s', async (_, record) => {
  await keep(picture('a'))
  database.records('mintage_files').set('x', record)
  expect(ids(await found('p-7', 'upscale', now))).toEqual(['a'])
  expect(keys()).toEqual(['a'])
})
