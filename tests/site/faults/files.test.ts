import {
  deferred,
  failure,
  makeImageRequest,
  makeProfile,
  makeRequestedImage,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { databaseOfFiles, deleteFiles } from '../../../apps/site/src/app/storage.ts'
import { slotKeys } from '../../../apps/site/src/flows/images/tabLock.ts'
import { listUploads, putUpload, type SavedUpload } from '../../../apps/site/src/flows/images/uploadsDb.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { type OpenTab, openTab } from '../support/browser.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { imageFile } from '../support/images.ts'
import { faultsOfScreen } from '../support/screen.ts'
import { signOut } from '../support/signing.ts'
import { leaveSite, type Site, visit } from '../support/site.tsx'

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const databaseIsDeleted = () => expect.poll(databases).not.toContain(databaseOfFiles)

let other: OpenTab | null = null

afterEach(async () => {
  vi.restoreAllMocks()
  other?.close()
  other = null
  await leaveSite(signOut)
  deleteFiles()
  await databaseIsDeleted()
})

const open = (options: Partial<Visit> = {}): Promise<Site> =>
  visit({ path: '/services/upscale', signedIn: true, ...options })

const me = makeProfile().id
const day = 24 * 60 * 60_000

const drop = page.getByLabelText('Choose pictures')
const staged = (name: string) => page.getByRole('button', { name: `Take ${name} away` })
const upscale = page.getByRole('button', { name: /^Upscale 1 picture/ })

const choose = async (...names: string[]) => {
  await userEvent.upload(drop, names.map(imageFile))
  for (const name of names) await expect.element(staged(name)).toBeVisible()
}

/** The images on the screen, in their order. */
const rows = () =>
  page
    .getByRole('button', { name: /^Take .* away$/ })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.slice('Take '.length, -' away'.length))

/** Waits until these images are saved in this browser. */
const expectSaved = (...names: string[]) =>
  expect
    .poll(async () => (await listUploads(me, 'upscale', Date.now())).map(({ name }) => name), { message: 'saved' })
    .toEqual(names)

/** An upload that a closed tab saved. */
const saveUpload = (id: string, change: Partial<SavedUpload> = {}) =>
  putUpload({
    id,
    name: `${id}.png`,
    owner: me,
    service: 'upscale',
    slot: 'left',
    source: { file: imageFile(id) },
    savedAt: Date.now() - day / 2,
    ...change,
  })

describe('images that were chosen and not sent off', () => {
  test('are there again after a reload, in their order and at their service only', async () => {
    const { dependencies } = await open()
    await choose('jug.png', 'heron.png')
    await expectSaved('jug.png', 'heron.png')
    dependencies.browser.reload()
    await expect.poll(rows).toEqual(['jug.png', 'heron.png'])
    await page.getByRole('main').getByRole('link', { name: 'Remove background' }).click()
    await isAt('/services/remove-background')
    await expect.element(page.getByRole('heading', { name: 'Remove background', level: 1 })).toBeVisible()
    await choose('kettle.png')
    await expect.poll(rows).toEqual(['kettle.png'])
  })

  test('do not come back once they have been taken away', async () => {
    const { dependencies } = await open()
    await choose('jug.png', 'heron.png')
    await staged('jug.png').click()
    await expectSaved('heron.png')
    dependencies.browser.reload()
    await expect.poll(rows).toEqual(['heron.png'])
  })

  test('stay until the server has taken them: a want of tokens and the purchase lose none', async () => {
    const submit = deferred('post', '/images/upscale')
    const { dependencies } = await open({ handlers: [submit.handler] })
    await choose('jug.png')
    await expectSaved('jug.png')
    await upscale.click()
    const words = 'You need 1 token and have 0.'
    ;(await submit.next()).resolve(402, { ...failure(words), code: 'not_enough_tokens', needed: 1, balance: 0 })
    await expect.poll(rows).toEqual([])
    dependencies.browser.reload()
    await expect.poll(rows).toEqual(['jug.png'])
    await upscale.click()
    const queued = makeImageRequest({
      service: 'upscale',
      state: 'queued',
      settings: { file_name: 'jug.png', factor: 2 },
      images: [makeRequestedImage({ state: 'queued', progress: 0, project_id: null, url: null })],
    })
    ;(await submit.next()).resolve(202, ok(queued))
    await expectSaved()
  })

  test('are not kept where the browser cannot show them', async () => {
    await open()
    await userEvent.upload(drop, new File(['no picture'], 'notes.png', { type: 'image/png' }))
    await expectText('This file could not be read as a picture.')
    await userEvent.upload(drop, new File(['no picture'], 'notes.txt', { type: 'text/plain' }))
    await expect.element(page.getByText(/PNG, JPEG or WebP/).first()).toBeVisible()
    await expectSaved()
  })

  test('are shown for a day, and to nobody but who chose them', async () => {
    await saveUpload('mine')
    await saveUpload('old', { savedAt: Date.now() - day })
    await saveUpload('theirs', { owner: sampleId(9) })
    await open()
    await expect.poll(rows).toEqual(['mine.png'])
    await expect.poll(() => listUploads(sampleId(9), 'upscale', Date.now() - day)).toEqual([])
  })

  test('are in one tab only: those of another come here once it is closed', async () => {
    other = await openTab()
    await saveUpload('jug', { slot: other.id })
    await saveUpload('heron', { slot: 'closed' })
    await saveUpload('kettle', { slot: 'closed long ago' })
    const tab = await open()
    await expect.poll(() => [...rows()].sort()).toEqual(['heron.png', 'kettle.png'])
    for (const name of ['heron.png', 'kettle.png']) await staged(name).click()
    await expectSaved('jug.png')
    other.close()
    tab.dependencies.browser.reload()
    await expect.poll(rows).toEqual(['jug.png'])
  })

  test('are not shown twice when their tab is duplicated', async () => {
    other = await openTab()
    await saveUpload('jug', { slot: other.id })
    const copy = await open({ stored: { visit: { [slotKeys.upscale]: JSON.stringify([other.id]) } } })
    await choose('heron.png')
    await expectSaved('jug.png', 'heron.png')
    copy.dependencies.browser.reload()
    await expect.poll(rows).toEqual(['heron.png'])
  })

  test('are shown in each tab without the Web Locks API', async () => {
    other = await openTab()
    await saveUpload('jug', { slot: other.id })
    vi.spyOn(Object.getPrototypeOf(navigator), 'locks', 'get').mockReturnValue(undefined)
    await open()
    await expect.poll(rows).toEqual(['jug.png'])
  })

  test.each([
    ['who signs out', { type: 'logout.requested' }],
    ['whose session ends', { type: 'session.rejected', onProtectedRoute: true }],
  ] as const)('go with the person %s', async (_, event) => {
    const tab = await open()
    await choose('jug.png')
    await expectSaved('jug.png')
    tab.dependencies.browser.reload()
    await expect.poll(rows).toEqual(['jug.png'])
    tab.dependencies.session.send(event)
    await databaseIsDeleted()
  })

  test('are deleted when the next visit finds the session ended, on any page', async () => {
    await saveUpload('mine')
    await open({ path: '/', signedIn: false })
    await databaseIsDeleted()
  })
})

test('files deleted during a read do not come back', async () => {
  const reading = listUploads(me, 'upscale', Date.now())
  deleteFiles()
  await reading
  await databaseIsDeleted()
})

const blocked = () => {
  throw new DOMException('The storage refuses.', 'SecurityError')
}

describe.each([
  ['blocked', () => vi.spyOn(window, 'indexedDB', 'get').mockImplementation(blocked)],
  ['full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(blocked)],
])('where the browser keeps nothing because its storage is %s', (_, harm) => {
  test('images can be chosen, and nothing is said of it', async () => {
    harm()
    const { dependencies } = await open()
    await choose('jug.png', 'heron.png')
    await staged('jug.png').click()
    await expect.poll(rows).toEqual(['heron.png'])
    await expect.element(upscale).toBeEnabled()
    expect(faultsOfScreen()).toEqual([])
    dependencies.browser.reload()
    await expect.element(drop).toBeInTheDocument()
    await flushEventLoop()
    expect(rows()).toEqual([])
  })
})
