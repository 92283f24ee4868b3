import { deferred, failure, makeLedgerEntry, makeProfile, ok } from '@mintage/api-client/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { visit } from '../support/site.tsx'

const pill = page.getByRole('banner').getByRole('button', { name: /^Tokens/ })
const dialog = page.getByRole('dialog', { name: 'Your tokens' })

const textOf = () => dialog.query()?.textContent ?? ''

const openWithBalance = async (path = '/pricing') => {
  const ledger = deferred('get', '/token-ledger')
  const profile = deferred('get', '/user/profile')
  await visit({ path, signedIn: true, handlers: [ledger.handler, profile.handler] })
  ;(await profile.next()).resolve(200, makeProfile({ balance: 7.5 }))
  return ledger
}

const hold = makeLedgerEntry({ id: '9', kind: 'hold', tokens: -2.5, held: 2.5, description: 'Generate image' })

test('the balance of the header opens: what is set aside and what happened last, read each time', async () => {
  const ledger = await openWithBalance()
  await expect.element(pill).toHaveAccessibleName('Tokens 7.5')
  await flushEventLoop()
  expect(ledger.count).toBe(0)
  await pill.click()
  ;(await ledger.next()).resolve(200, { ...ok([hold]), held: 2.5, next_cursor: null })
  await expect.poll(textOf).toContain('Set aside for work in progress2.5')
  await expect.poll(textOf).toContain('Set aside−2.5Generate image')
  await pill.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await pill.click()
  ;(await ledger.next()).resolve(200, { ...ok([]), held: 0, next_cursor: null })
  await expect.poll(textOf).toContain('Nothing has happened yet')
})

test('movements that cannot be read are asked for again, and the ways on stay', async () => {
  const ledger = await openWithBalance()
  await pill.click()
  ;(await ledger.next()).resolve(500, failure('Out of ink'))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  ;(await ledger.next()).resolve(200, { ...ok([hold]), held: 2.5, next_cursor: null })
  await expect.element(dialog.getByRole('listitem')).toBeVisible()
  await dialog.getByRole('link', { name: 'Request history' }).click()
  await isAt('/account/request-history')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('My projects is one click away', async () => {
  await openWithBalance()
  await page.getByRole('banner').getByRole('link', { name: 'My projects' }).click()
  await isAt('/account/my-projects')
})

/** Where the balance of 7.5 is to be read: the words of each smallest part of the page that names it. */
const placesOf = (place: ParentNode) =>
  [...place.querySelectorAll('*')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && /(?<![\d.])7\.5(?!\d)/.test(node.textContent ?? '')),
    )
    .map(({ textContent }) => textContent)

test.each([
  ['/services/generate-image', 'Generate image'],
  ['/services/remove-background', 'Remove background'],
  ['/services/upscale', 'Upscale'],
])('%s updates the balance in the header once', async (path, title) => {
  onTestFinished(() => page.viewport(1280, 900))
  await openWithBalance(path)
  for (const width of [1280, 390]) {
    await page.viewport(width, 900)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const banner = page.getByRole('banner').element()
    await expect.poll(() => placesOf(banner)).toEqual(['7.5'])
    await flushEventLoop()
    expect(placesOf(document.body), `at ${width} px`).toEqual(['7.5'])
  }
})
