import { deferred, makeImageRequest, ok } from '@mintage/api-client/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { leaveSite, visit } from '../support/site.tsx'

const request = makeImageRequest()
const prompt = request.settings.prompt ?? ''

const onAPhone = async (path: string) => {
  await page.viewport(390, 844)
  const read = deferred('get', '/images/requests/{id}')
  const history = deferred('get', '/request-history')
  await visit({ path, signedIn: true, handlers: [read.handler, history.handler] })
  onTestFinished(async () => {
    await leaveSite()
    await page.viewport(1280, 900)
  })
  return { read, history }
}

/** How far below the top of the window the results begin. */
const resultsTop = () => page.getByRole('region', { name: 'Results' }).element().getBoundingClientRect().top

const inView = () => expect.poll(resultsTop).toBeLessThan(200)

const follow = async () => {
  await page.getByRole('link', { name: prompt, exact: true }).click()
  await isAt('/services/generate-image')
  await expect.element(page.getByRole('article', { name: `Images for: ${prompt}` })).toBeVisible()
  await flushEventLoop()
}

test('a link of the history brings its result into view on a phone, also one that the page knew already', async () => {
  const { read, history } = await onAPhone('/account/request-history')
  const rows = { ...ok([request]), next_cursor: null }
  ;(await history.next()).resolve(200, rows)
  await page.getByRole('link', { name: prompt, exact: true }).click()
  ;(await read.next()).resolve(200, ok(request))
  await inView()

  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click()
  await isAt('/account/profile')
  while (history.waiting > 0) (await history.next()).resolve(200, rows)
  await page.getByRole('main').getByRole('link', { name: 'Request history' }).click()
  ;(await history.next()).resolve(200, rows)
  await follow()
  await inView()
  expect(resultsTop()).toBeGreaterThanOrEqual(-1)
})

test('who opens the service without asking for a result begins at its top', async () => {
  const { read } = await onAPhone(`/services/generate-image?request=${request.id}`)
  ;(await read.next()).resolve(200, ok(request))
  await inView()
  await page.getByRole('main').getByRole('link', { name: 'Upscale' }).first().click()
  await isAt('/services/upscale')
  await page.getByRole('main').getByRole('link', { name: 'Generate image' }).click()
  await isAt('/services/generate-image')
  await expect.element(page.getByRole('article', { name: `Images for: ${prompt}` })).toBeVisible()
  await flushEventLoop()
  expect(window.scrollY).toBe(0)
})
