import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { changeUpload, listUploads, putUpload, removeUpload, type SavedUpload } from './uploadsDb.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000

const picture = (id: string, more: Partial<SavedUpload> = {}): SavedUpload => ({
  id,
  name: `${id}.png`,
  source: { file: new File(['pixels'], `${id}.png`) },
  owner: 'p-7',
  service: 'upscale',
  slot: 's-1',
  savedAt: now,
  ...more,
})

let database: ReturnType<typeof stubDatabase>
const keys = () => [...database.records('mintage_files').keys()]
const ids = (pictures: readonly SavedUpload[]) => pictures.map(({ id }) => id)

beforeEach(() => {
  database = stubDatabase()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('lists the uploads of this person and service, oldest first', async () => {
  await putUpload(picture('b', { savedAt: now - 1 }))
  await putUpload(picture('a', { savedAt: now - 3 }))
  await putUpload(picture('c', { savedAt: now - 2, source: { projectId: 'p1' } }))
  await putUpload(picture('other', { service: 'remove_background' }))
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['a', 'c', 'b'])
  expect(ids(await listUploads('p-7', 'remove_background', now))).toEqual(['other'])
  expect(keys()).toHaveLength(4)
})

const tried = { seed: 'seed', attempt: 2, draft: { service: 'upscale', source: null, factor: 2 } } as const

it('updates the attempt of a stored picture, and ignores others', async () => {
  await putUpload(picture('a'))
  await changeUpload('a', { tried })
  await changeUpload('gone', { tried })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', tried }])
  expect(keys()).toEqual(['a'])
  expect(database.connections()).toBe(0)
})

it('updates and clears the mark of the subject', async () => {
  const box = { x: 0.25, y: 0, width: 0.5, height: 1 }
  await putUpload(picture('a', { box }))
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', box }])
  await changeUpload('a', { box: undefined })
  expect((await listUploads('p-7', 'upscale', now))[0]?.box).toBeUndefined()
})

it('removes one picture', async () => {
  await putUpload(picture('a'))
  await putUpload(picture('b'))
  await removeUpload('a')
  expect(keys()).toEqual(['b'])
})

it('reads and updates a picture of the previous version', async () => {
  await putUpload(picture('a'))
  const { slot, savedAt, ...rest } = picture('a')
  database.records('mintage_files').set('a', { ...rest, shelf: slot, keptAt: savedAt })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', slot, savedAt }])
  await changeUpload('a', { tried })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', slot, savedAt, tried }])
})

it('leaves no connection open, because it would delay the deletion at the end of a session', async () => {
  await putUpload(picture('a'))
  await listUploads('p-7', 'upscale', now)
  expect(database.connections()).toBe(0)
})

it('keeps a picture for its owner and for less than a day, and removes all others', async () => {
  await putUpload(picture('young', { savedAt: now - DAY + 1 }))
  await putUpload(picture('old', { savedAt: now - DAY }))
  await putUpload(picture('foreign', { owner: 'p-8' }))
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['young'])
  expect(keys()).toEqual(['young'])
})

it.each([
  ['nothing', null],
  ['a text', 'picture'],
  ['no name', { ...picture('x'), name: undefined }],
  ['no slot', { ...picture('x'), slot: 1 }],
  ['no time', { ...picture('x'), savedAt: '2026' }],
  ['no source', { ...picture('x'), source: null }],
  ['a try that is none', { ...picture('x'), tried: 'seed' }],
  ['a try without its seed', { ...picture('x'), tried: { ...tried, seed: 7 } }],
  ['a try without its number', { ...picture('x'), tried: { ...tried, attempt: '2' } }],
  ['a try without its draft', { ...picture('x'), tried: { ...tried, draft: null } }],
  ['a source that is neither a file nor of the library', { ...picture('x'), source: { file: 'x.png' } }],
])('ignores a record with %s', async (_, record) => {
  await putUpload(picture('a'))
  database.records('mintage_files').set('x', record)
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['a'])
  expect(keys()).toEqual(['a'])
})
