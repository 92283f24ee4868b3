import { deferred, failure, mock, ok } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { databaseOfFiles, deleteFiles } from '../../../apps/site/src/app/storage.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { imageFile } from '../support/images.ts'
import { signOut } from '../support/signing.ts'
import { leaveSite, visit } from '../support/site.tsx'

const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8 }

afterEach(async () => {
  await leaveSite(signOut)
  deleteFiles()
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseOfFiles)
})

const open = (handlers: NonNullable<Visit['handlers']>) =>
  visit({ path: '/services/remove-background', signedIn: true, handlers })

const choose = async (...names: string[]) => {
  await userEvent.upload(page.getByLabelText('Choose pictures'), names.map(imageFile))
  for (const name of names) await expect.element(page.getByRole('button', { name: `Take ${name} away` })).toBeVisible()
}

const markerOf = (name: string) => page.getByRole('application', { name: `Mark the subject of ${name}` })
const words = page.getByText('We found this. Move the box if something else is meant.')
const remove = page.getByRole('button', { name: /^Remove \d background/ })

test('a found subject is shown, can be moved, and is sent as it was left', async () => {
  const find = deferred('post', '/images/subject')
  const submit = deferred('post', '/images/remove-background')
  await open([find.handler, submit.handler])
  await choose('jug.png', 'bowl.png')
  ;(await find.next()).resolve(200, ok({ subject_box: box }))
  await expect.element(words).toBeVisible()
  await expect.element(markerOf('jug.png')).not.toHaveFocus()
  ;(await find.next()).resolve(200, ok({ subject_box: box }))
  await expect.element(page.getByRole('button', { name: 'Subject found. Check it (bowl.png)' })).toBeVisible()

  markerOf('jug.png').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(words).not.toBeVisible()
  await expect.element(markerOf('jug.png')).toHaveFocus()
  await remove.click()
  const sent = []
  for (const _ of ['jug.png', 'bowl.png']) {
    const call = await submit.next()
    sent.push((await call.request.formData()).get('subject_box'))
    call.resolve(402, { ...failure('No tokens.'), code: 'not_enough_tokens', needed: 1, balance: 0 })
  }
  expect(sent.toSorted()).toEqual(['0.25,0.1,0.5,0.8', '0.27,0.1,0.5,0.8'])
})

test('a found subject that is cleared is not sent', async () => {
  const submit = deferred('post', '/images/remove-background')
  await open([mock('post', '/images/subject', ({ reply }) => reply(200, ok({ subject_box: box }))), submit.handler])
  await choose('jug.png')
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.element(words).not.toBeVisible()
  await remove.click()
  const call = await submit.next()
  expect((await call.request.formData()).get('subject_box')).toBeNull()
  call.resolve(402, { ...failure('No tokens.'), code: 'not_enough_tokens', needed: 1, balance: 0 })
})

test('an answer that comes after the person marked the subject changes nothing', async () => {
  const find = deferred('post', '/images/subject')
  await open([find.handler])
  await choose('jug.png')
  const late = await find.next()
  await page.getByRole('button', { name: /^Subject not found\? Mark it/ }).click()
  await expect.element(markerOf('jug.png')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const marked = page.getByText('Subject marked: 25 to 75 percent across, 25 to 75 percent down.').first()
  await expect.element(marked).toBeInTheDocument()
  late.resolve(200, ok({ subject_box: box }))
  await flushEventLoop()
  await expect.element(marked).toBeInTheDocument()
  await expect.element(words).not.toBeInTheDocument()
})

test.each([
  ['a server of before', () => HttpResponse.json(failure('Not found.'), { status: 404 })],
  ['a busy server', () => HttpResponse.json(failure('Too many requests.'), { status: 429 })],
  ['a server that fails', () => HttpResponse.json(failure('Server error.'), { status: 500 })],
  ['an answer of another kind', () => HttpResponse.json(ok({ subject_box: 'middle' }))],
  ['a broken connection', () => HttpResponse.error()],
])('shows nothing of %s, and blocks nothing', async (_what, answer) => {
  const find = deferred('post', '/images/subject')
  await open([find.handler])
  await choose('jug.png')
  ;(await find.next()).respond(answer())
  await flushEventLoop()
  await expect.element(page.getByRole('button', { name: /^Subject not found\? Mark it/ })).toBeVisible()
  await expect.element(remove).toBeEnabled()
  expect(document.querySelector('[data-toasts] li')).toBeNull()
})
