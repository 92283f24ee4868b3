import {
  deferred,
  failure,
  makeImageRequest,
  makeProfile,
  makeQueuedRequest,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storageKeys } from '../../../apps/site/src/app/storage.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { type OpenTab, openTab } from '../support/browser.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { faultsOfScreen } from '../support/screen.ts'
import { signOut } from '../support/signing.ts'
import { leaveSite, type Site, visit } from '../support/site.tsx'

let other: OpenTab | null = null

afterEach(async () => {
  vi.restoreAllMocks()
  other?.close()
  other = null
  await leaveSite(signOut)
})

/**
 * Nothing is saved before the form has the slot of its draft. A test that reloads earlier would also have two pages that
 * claim the same slot: unlike in a browser, the code of the page that is left runs on.
 */
const waitForSlot = (kind: 'prompt' | 'factor') =>
  expect.poll(() => sessionStorage.getItem(`services.${kind}.slots`), { message: 'slots' }).not.toBeNull()

const open = (options: Partial<Visit> = {}): Promise<Site> =>
  visit({ path: '/services/generate-image', signedIn: true, ...options })

const openGenerate = async (options: Partial<Visit> = {}): Promise<Site> => {
  const there = await open(options)
  await waitForSlot('prompt')
  return there
}

const openUpscale = async (options: Partial<Visit> = {}): Promise<Site> => {
  const there = await open({ path: '/services/upscale', ...options })
  await waitForSlot('factor')
  return there
}

const me = makeProfile().id
const day = 24 * 60 * 60_000

const prompt = page.getByRole('textbox', { name: 'Prompt' })
const seed = page.getByRole('textbox', { name: /^Seed/ })
const style = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const choice = (name: string | RegExp) => page.getByRole('radio', { name })
const generate = page.getByRole('button', { name: /^Generate \d/ })
const service = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('services.'))

const values = { prompt: 'A heron', negativePrompt: '', styles: ['anime'], size: '1024x1024', count: 1, seed: '' }

/** The draft that a closed tab saved. */
const savedDraft = (tab: string, change: { owner?: string; savedAt?: number; prompt?: string } = {}) => ({
  [`services.draft.prompt.${tab}`]: JSON.stringify({
    owner: change.owner ?? me,
    savedAt: change.savedAt ?? Date.now() - day / 2,
    value: { ...values, prompt: change.prompt ?? values.prompt },
  }),
})

const asInANewTab = ({ dependencies }: Site) => {
  sessionStorage.clear()
  dependencies.browser.reload()
}

describe('what was typed and chosen, and not sent', () => {
  test('is there again after a reload: prompt, styles, size, number and seed', async () => {
    const { dependencies } = await openGenerate()
    await prompt.fill('A heron on a jetty ')
    await style('Anime').click()
    await style('Comic').click()
    await choice(/^Portrait/).click()
    await choice('3').click()
    await page.getByText('More options').click()
    await seed.fill('42')
    dependencies.browser.reload()
    await expect.element(prompt).toHaveValue('A heron on a jetty ')
    await expect.element(style('Anime')).toBeChecked()
    await expect.element(style('Comic')).toBeChecked()
    await expect.element(choice(/^Portrait/)).toBeChecked()
    await expect.element(choice('3')).toBeChecked()
    await expect.element(seed).toHaveValue('42')
  })

  test('is there again in the next tab once its own is closed', async () => {
    const tab = await openGenerate()
    await prompt.fill('A heron')
    await page.getByText('More options').click()
    await page.getByRole('button', { name: 'Roll a new seed' }).click()
    await expect.element(seed).not.toHaveValue('')
    const rolled = document.querySelector<HTMLInputElement>('[name=seed]')?.value ?? ''
    asInANewTab(tab)
    await expect.element(prompt).toHaveValue('A heron')
    await expect.element(seed).toHaveValue(rolled)
  })

  test('is there again after a look at another page', async () => {
    await open()
    await prompt.fill('A heron')
    await service('Upscale').click()
    await isAt('/services/upscale')
    await choice('4x').click()
    await service('Generate image').click()
    await expect.element(prompt).toHaveValue('A heron')
    await service('Upscale').click()
    await expect.element(choice('4x')).toBeChecked()
  })

  test('is kept once a field is left or the page goes, and not with each key', async () => {
    await openGenerate()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    await prompt.click()
    await userEvent.keyboard('A heron on a jetty')
    await flushEventLoop()
    expect(write).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect.poll(drafts).toHaveLength(1)
    await prompt.click()
    await userEvent.keyboard(' at dawn')
    window.dispatchEvent(new Event('pagehide'))
    await expect.poll(() => localStorage.getItem(drafts()[0] ?? '')).toContain('A heron on a jetty at dawn')
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('the factor and the format are there again after a reload and in the next tab', async () => {
    const tab = await openUpscale()
    await choice('4x').click()
    await choice('WebP').click()
    tab.dependencies.browser.reload()
    await expect.element(choice('4x')).toBeChecked()
    asInANewTab(tab)
    await expect.element(choice('4x')).toBeChecked()
    await expect.element(choice('WebP')).toBeChecked()
  })

  test('is a draft until the server has taken it, and then none', async () => {
    const submit = deferred('post', '/images/generate')
    const tab = await openGenerate({ handlers: [submit.handler] })
    await prompt.fill('A heron ')
    await generate.click()
    ;(await submit.next()).resolve(500, failure('Not now.'))
    await expectText('That did not go through')
    asInANewTab(tab)
    await expect.element(prompt).toHaveValue('A heron ')
    await generate.click()
    ;(await submit.next()).resolve(202, ok(makeQueuedRequest(1)))
    await expect.poll(drafts).toEqual([])
    asInANewTab(tab)
    await expect.element(generate).toBeEnabled()
    await expect.element(prompt).toHaveValue('')
  })

  test('stays when something else was sent in between', async () => {
    const submit = deferred('post', '/images/generate')
    const { dependencies } = await openGenerate({ handlers: [submit.handler] })
    await prompt.fill('A heron')
    await generate.click()
    const sending = await submit.next()
    await prompt.fill('A kettle')
    sending.resolve(202, ok(makeQueuedRequest(1)))
    await expect.element(page.getByRole('region', { name: 'Results' }).getByRole('article')).toBeVisible()
    dependencies.browser.reload()
    await expect.element(prompt).toHaveValue('A kettle')
  })

  test('makes room for the settings of an earlier request', async () => {
    const again = makeImageRequest({
      service: 'generate',
      settings: { prompt: 'A kettle', count: 2, size: '1024x1024' },
    })
    const { dependencies } = await openGenerate({
      path: `/services/generate-image?again=${again.id}`,
      stored: { local: savedDraft('mine') },
      handlers: [mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(again)))],
    })
    await isAt('/services/generate-image')
    await expect.element(prompt).toHaveValue('A kettle')
    dependencies.browser.reload()
    await expect.element(prompt).toHaveValue('A heron')
  })

  test('the factor and the format of an earlier request come before the one that was chosen', async () => {
    const again = makeImageRequest({ service: 'upscale', settings: { factor: 2, format: 'jpeg' }, images: [] })
    const tab = await openUpscale({
      handlers: [mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(again)))],
    })
    await choice('4x').click()
    tab.dependencies.browser.reload()
    await expect.element(choice('4x')).toBeChecked()
    window.history.replaceState(null, '', `/services/upscale?again=${again.id}`)
    tab.dependencies.browser.reload()
    await isAt('/services/upscale')
    await expect.element(choice('2x')).toBeChecked()
    await expect.element(choice('JPEG')).toBeChecked()
  })
})

describe('two tabs', () => {
  test('do not both have what was typed in one: it comes to the other once that is closed', async () => {
    other = await openTab()
    const tab = await openGenerate({ stored: { local: savedDraft(other.id) } })
    await expect.element(prompt).toHaveValue('')
    other.close()
    asInANewTab(tab)
    await expect.element(prompt).toHaveValue('A heron')
  })

  test('a duplicated tab begins with an empty form', async () => {
    other = await openTab()
    await open({
      stored: { local: savedDraft(other.id), visit: { 'services.prompt.slots': JSON.stringify([other.id]) } },
    })
    await expect.poll(() => sessionStorage.getItem('services.prompt.slots')).not.toContain(other.id)
    await expect.element(prompt).toHaveValue('')
    await prompt.fill('A kettle')
    await userEvent.tab()
    await expect.poll(drafts).toHaveLength(2)
  })

  test('that were closed come back one at a time, the one of the last writing first', async () => {
    const older = savedDraft('older', { prompt: 'A jug' })
    await open({ stored: { local: { ...older, ...savedDraft('last', { savedAt: Date.now() }) } } })
    await expect.element(prompt).toHaveValue('A heron')
    await expect.poll(drafts).toHaveLength(2)
  })

  test('shows the last draft without the Web Locks API', async () => {
    other = await openTab()
    vi.spyOn(Object.getPrototypeOf(navigator), 'locks', 'get').mockReturnValue(undefined)
    await open({ stored: { local: savedDraft(other.id) } })
    await expect.element(prompt).toHaveValue('A heron')
  })
})

describe('a draft is nobody else’s', () => {
  test('is deleted at sign-out, and not written again', async () => {
    const { dependencies } = await open()
    await prompt.fill('A heron')
    await userEvent.tab()
    await prompt.fill('A heron at dawn')
    dependencies.session.send({ type: 'logout.requested' })
    await isAt('/')
    window.dispatchEvent(new Event('pagehide'))
    await flushEventLoop()
    expect(drafts()).toEqual([])
  })

  test('it goes when the session is found ended at the next visit', async () => {
    await open({ path: '/', signedIn: false, stored: { local: { [storageKeys.session]: '1', ...savedDraft('mine') } } })
    await expect.poll(drafts).toEqual([])
  })

  test('another person and another day see nothing of it, and it goes', async () => {
    await open({
      stored: {
        local: { ...savedDraft('theirs', { owner: sampleId(9) }), ...savedDraft('old', { savedAt: Date.now() - day }) },
      },
    })
    await expect.poll(drafts).toEqual([])
    await expect.element(prompt).toHaveValue('')
  })
})

describe.each([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
])('where the browser keeps nothing because its storage is %s', (_, spy) => {
  test('one can type, look elsewhere and go on typing, and nothing is said of it', async () => {
    await open()
    spy().mockImplementation(() => {
      throw new DOMException('The storage refuses.', 'QuotaExceededError')
    })
    await prompt.fill('A heron')
    await service('Upscale').click()
    await isAt('/services/upscale')
    await service('Generate image').click()
    await expect.element(prompt).toHaveValue('A heron')
    expect(faultsOfScreen()).toEqual([])
  })
})
