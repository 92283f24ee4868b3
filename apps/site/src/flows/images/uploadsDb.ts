import { isRecord } from '@mintage/api-client/isRecord'
import type { SubjectBox, SubmissionAttempt } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { del, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { databaseOfFiles } from '../../app/storage.ts'

/** A service that works on an uploaded image. */
export type FileService = Exclude<Service, 'generate'>

/** A chosen image: a file or an image of the library, with the address that shows it. */
export interface ChosenImage {
  id: string
  name: string
  source: { file: File } | { projectId: string }
  url: string
  /** Where the subject is marked: by the person, or found and left as it was. */
  box?: SubjectBox | undefined
  /** The attempt of an earlier page that closed before the response. */
  tried?: SubmissionAttempt | undefined
}

/** A chosen image as IndexedDB stores it. */
export interface SavedUpload extends Omit<ChosenImage, 'url'> {
  owner: string
  service: FileService
  /** The slot of its tab (tabLock.ts). */
  slot: string
  savedAt: number
}

const DAY = 24 * 60 * 60_000

/**
 * Opened for each use: an open connection would delay the deletion at the end of a session. The store keeps the name
 * that browsers have.
 */
const images: UseStore = async (mode, use) => {
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

const isBox = (value: unknown): boolean =>
  isRecord(value) && [value.x, value.y, value.width, value.height].every((share) => typeof share === 'number')

const isSavedUpload = (value: unknown): value is SavedUpload =>
  isRecord(value) &&
  [value.id, value.name, value.owner, value.service, value.slot].every((text) => typeof text === 'string') &&
  typeof value.savedAt === 'number' &&
  isSource(value.source) &&
  (value.box === undefined || isBox(value.box)) &&
  (value.tried === undefined || isTried(value.tried))

/** The previous version had other names for the slot and the time; its records last for a day. */
const upgraded = (value: unknown): unknown =>
  isRecord(value) && 'shelf' in value ? { slot: value.shelf, savedAt: value.keptAt, ...value } : value

export const putUpload = (image: SavedUpload): Promise<void> => set(image.id, image, images)

/** Does nothing when the image is not stored. */
export const changeUpload = (
  id: string,
  change: Pick<SavedUpload, 'box'> | Pick<SavedUpload, 'tried'>,
): Promise<void> =>
  images('readwrite', async (store) => {
    const image = upgraded(await promisifyRequest(store.get(id)))
    if (isSavedUpload(image)) store.put({ ...image, ...change }, id)
    await promisifyRequest(store.transaction)
  })

export const removeUpload = (id: string): Promise<void> => del(id, images)

/** Uploads of this person from the last day, oldest first; removes all others. */
export async function listUploads(owner: string, service: FileService, now: number): Promise<readonly SavedUpload[]> {
  const holds = (value: unknown): value is SavedUpload =>
    isSavedUpload(value) && value.owner === owner && now - value.savedAt < DAY
  // In one transaction: reopening a deleted database would create it again.
  const all = await images('readwrite', async (store) => {
    const [ids, records]: [IDBValidKey[], unknown[]] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest(store.getAll()),
    ])
    const values = records.map(upgraded)
    for (const [place, id] of ids.entries()) if (!holds(values[place])) store.delete(id)
    await promisifyRequest(store.transaction)
    return values
  })
  return all
    .filter(holds)
    .filter((image) => image.service === service)
    .sort((one, other) => one.savedAt - other.savedAt)
}
