import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { changeUpload, listUploads, putUpload, removeUpload, type SavedUpload } from './uploadsDb.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const DAY = 86_400_000

const image = (id: string, more: Partial<SavedUpload> = {}): SavedUpload => ({
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
const ids = (images: readonly SavedUpload[]) => images.map(({ id }) => id)

beforeEach(() => {
  database = stubDatabase()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('lists the uploads of this person and service, oldest first', async () => {
  await putUpload(image('b', { savedAt: now - 1 }))
  await putUpload(image('a', { savedAt: now - 3 }))
  await putUpload(image('c', { savedAt: now - 2, source: { projectId: 'p1' } }))
  await putUpload(image('other', { service: 'remove_background' }))
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['a', 'c', 'b'])
  expect(ids(await listUploads('p-7', 'remove_background', now))).toEqual(['other'])
  expect(keys()).toHaveLength(4)
})

const tried = { seed: 'seed', attempt: 2, draft: { service: 'upscale', source: null, factor: 2 } } as const

it('updates the attempt of a stored image, and ignores others', async () => {
  await putUpload(image('a'))
  await changeUpload('a', { tried })
  await changeUpload('gone', { tried })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', tried }])
  expect(keys()).toEqual(['a'])
  expect(database.connections()).toBe(0)
})

it('updates and clears the mark of the subject', async () => {
  const box = { x: 0.25, y: 0, width: 0.5, height: 1 }
  await putUpload(image('a', { box }))
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', box }])
  await changeUpload('a', { box: undefined })
  expect((await listUploads('p-7', 'upscale', now))[0]?.box).toBeUndefined()
})

it('removes one image', async () => {
  await putUpload(image('a'))
  await putUpload(image('b'))
  await removeUpload('a')
  expect(keys()).toEqual(['b'])
})

it('reads and updates an image of the previous version', async () => {
  await putUpload(image('a'))
  const { slot, savedAt, ...rest } = image('a')
  database.records('mintage_files').set('a', { ...rest, shelf: slot, keptAt: savedAt })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', slot, savedAt }])
  await changeUpload('a', { tried })
  expect(await listUploads('p-7', 'upscale', now)).toMatchObject([{ id: 'a', slot, savedAt, tried }])
})

it('leaves no connection open, because it would delay the deletion at the end of a session', async () => {
  await putUpload(image('a'))
  await listUploads('p-7', 'upscale', now)
  expect(database.connections()).toBe(0)
})

it('keeps an image for its owner and for less than a day, and removes all others', async () => {
  await putUpload(image('young', { savedAt: now - DAY + 1 }))
  await putUpload(image('old', { savedAt: now - DAY }))
  await putUpload(image('foreign', { owner: 'p-8' }))
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['young'])
  expect(keys()).toEqual(['young'])
})

it.each([
  ['nothing', null],
  ['a text', 'image'],
  ['no name', { ...image('x'), name: undefined }],
  ['no slot', { ...image('x'), slot: 1 }],
  ['no time', { ...image('x'), savedAt: '2026' }],
  ['no source', { ...image('x'), source: null }],
  ['a try that is none', { ...image('x'), tried: 'seed' }],
  ['a try without its seed', { ...image('x'), tried: { ...tried, seed: 7 } }],
  ['a try without its number', { ...image('x'), tried: { ...tried, attempt: '2' } }],
  ['a try without its draft', { ...image('x'), tried: { ...tried, draft: null } }],
  ['a source that is neither a file nor of the library', { ...image('x'), source: { file: 'x.png' } }],
])('ignores a record with %s', async (_, record) => {
  await putUpload(image('a'))
  database.records('mintage_files').set('x', record)
  expect(ids(await listUploads('p-7', 'upscale', now))).toEqual(['a'])
  expect(keys()).toEqual(['a'])
})
