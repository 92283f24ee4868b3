import type { Page } from '@playwright/test'

/** Whether the browser has stored this of an image; a reload before that moment ends the page and its writing. */
export const isStored = (page: Page, field: 'source' | 'box' | 'tried') =>
  page.evaluate(async (name) => {
    const [files] = (await indexedDB.databases()).filter((database) => database.name === 'mintage_files')
    if (files === undefined) return false
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answered(indexedDB.open('mintage_files'))
    const saved: unknown[] = await answered(database.transaction('pictures').objectStore('pictures').getAll())
    database.close()
    return saved.some((image) => (Reflect.get(Object(image), name) ?? null) !== null)
  }, field)
