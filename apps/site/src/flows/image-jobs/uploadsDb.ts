import type { SubmissionAttempt } from '@mintage/machines/image-request'
import { del, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { databaseOfFiles } from '../../app/storage.ts'
import { isRecord } from './submittedForm.ts'
import type { ChosenImage, FileService } from './types.ts'

/** A chosen image as IndexedDB stores it. */
export interface SavedUpload extends Omit<ChosenImage, 'url'> {
  owner: string
  service: FileService
  /** The slot of the tab that it belongs to (tabLock.ts). */
  shelf: string
  keptAt: number
}

const DAY = 24 * 60 * 60_000

/** Opened for one use at a time: a connection that stays open would hold up the deletion at the end of a session. */
const pictures: UseStore = async (mode, use) => {
  const request = indexedDB.open(databaseOfFiles)
  request.onupgradeneeded = () => request.result.createObjectStore('pictures')
  const database = await promisifyRequest(request)
  try {
    return await use(database.transaction('pictures', mode).objectStore('pictures'))
  } finally {
    database.close()
  }
}

const isSource = (value: unknown): value is ChosenImage['source'] =>
  isRecord(value) && (value.file instanceof File || typeof value.projectId === 'string')

const isTried = (value: unknown): boolean =>
  isRecord(value) && typeof value.seed === 'string' && typeof value.attempt === 'number' && isRecord(value.draft)

const isKept = (value: unknown): value is SavedUpload =>
  isRecord(value) &&
  [value.id, value.name, value.owner, value.service, value.shelf].every((text) => typeof text === 'string') &&
  typeof value.keptAt === 'number' &&
  isSource(value.source) &&
  (value.tried === undefined || isTried(value.tried))

export const putUpload = (picture: SavedUpload): Promise<void> => set(picture.id, picture, pictures)

/** Does nothing when the image is not stored. */
export const putAttempt = (id: string, tried: SubmissionAttempt): Promise<void> =>
  pictures('readwrite', async (store) => {
    const picture: unknown = await promisifyRequest(store.get(id))
    if (isKept(picture)) store.put({ ...picture, tried }, id)
    await promisifyRequest(store.transaction)
  })

export const removeUpload = (id: string): Promise<void> => del(id, pictures)

/** What this person chose within the last day, oldest first. Whatever else is there goes. */
export async function listUploads(owner: string, service: FileService, now: number): Promise<readonly SavedUpload[]> {
  const holds = (value: unknown): value is SavedUpload =>
    isKept(value) && value.owner === owner && now - value.keptAt < DAY
  // In one go: opened a second time, a database that is deleted between would be there again.
  const all = await pictures('readwrite', async (store) => {
    const [ids, values]: [IDBValidKey[], unknown[]] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest(store.getAll()),
    ])
    for (const [place, id] of ids.entries()) if (!holds(values[place])) store.delete(id)
    await promisifyRequest(store.transaction)
    return values
  })
  return all
    .filter(holds)
    .filter((picture) => picture.service === service)
    .sort((one, other) => one.keptAt - other.keptAt)
}
