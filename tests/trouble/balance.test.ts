import { failure, held, makeLedgerEntry, makeProfile, ok } from '@mintage/api-client/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../model/screens/support/look.ts'
import { openSite } from '../model/screens/support/openSite.tsx'

const pill = page.getByRole('banner').getByRole('button', { name: /^Tokens/ })
const dialog = page.getByRole('dialog', { name: 'Your tokens' })

const textOf = () => dialog.query()?.textContent ?? ''

const come = async () => {
  const ledger = held('get', '/token-ledger')
  const profile = held('get', '/user/profile')
  const site = await openSite({ path: '/pricing', signedIn: true, wire: [ledger.handler, profile.handler] })
  onTestFinished(() => site.close())
  ;(await profile.next()).answer(200, makeProfile({ balance: 7.5 }))
  return ledger
}

const hold = makeLedgerEntry({ id: '9', kind: 'hold', tokens: -2.5, held: 2.5, description: 'Generate image' })

test('the balance of the header opens: what is set aside and what happened last, read each time', async () => {
  const ledger = await come()
  await expect.element(pill).toHaveAccessibleName('Tokens 7.5')
  expect(ledger.count).toBe(0)
  await pill.click()
  ;(await ledger.next()).answer(200, { ...ok([hold]), held: 2.5, next_cursor: null })
  await expect.poll(textOf).toContain('Set aside for work in progress2.5')
  expect(textOf()).toContain('Set aside−2.5Generate image')
  await pill.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await pill.click()
  ;(await ledger.next()).answer(200, { ...ok([]), held: 0, next_cursor: null })
  await expect.poll(textOf).toContain('Nothing has happened yet')
})

test('movements that cannot be read are asked for again, and the ways on stay', async () => {
  const ledger = await come()
  await pill.click()
  ;(await ledger.next()).answer(500, failure('Out of ink'))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  ;(await ledger.next()).answer(200, { ...ok([hold]), held: 2.5, next_cursor: null })
  await expect.element(dialog.getByRole('listitem')).toBeVisible()
  await dialog.getByRole('link', { name: 'Request history' }).click()
  await isAt('/account/request-history')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('My projects is one click away', async () => {
  await come()
  await page.getByRole('banner').getByRole('link', { name: 'My projects' }).click()
  await isAt('/account/my-projects')
})
