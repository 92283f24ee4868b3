import { makeImageRequest, makeRequestedImage, mock, ok, page as pageOf, sampleId } from '@mintage/api-client/mocks'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { pixel } from '../support/images.ts'
import { type Site, visit } from '../support/site.tsx'

const open = (options: Visit): Promise<Site> => visit({ signedIn: true, ...options })

const anHourAgo = () => new Date(Date.now() - 60 * 60_000).toISOString()
const waiting = (index: number) =>
  makeRequestedImage({ index, state: 'working', progress: 0, project_id: null, url: null })
const done = (index: number) => makeRequestedImage({ index, project_id: sampleId(310 + index), url: pixel })

/** Two images of two styles, under way until the test says otherwise. */
function work() {
  const state = { running: true, asked: 0 }
  const request = () =>
    makeImageRequest({
      id: sampleId(205),
      state: state.running ? 'working' : 'completed',
      created_at: anHourAgo(),
      settings: {
        prompt: 'A heron at dawn',
        style: 'watercolor',
        styles: ['watercolor', 'comic'],
        size: '1024x1024',
        count: 2,
      },
      images: state.running ? [done(0), waiting(1)] : [done(0), done(1)],
    })
  const handlers = [
    mock('get', '/request-history', ({ reply }) => {
      state.asked += 1
      return reply(200, pageOf([request()]))
    }),
    mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(request()))),
  ]
  return { state, handlers }
}

describe('the request history', () => {
  test('follows what is under way until it is done, and asks no more then', async () => {
    const { state, handlers } = work()
    const { pass } = await open({ path: '/account/request-history', handlers })
    await expectText('Working')
    await expect.element(page.getByText('Generate image · Watercolor, Comic · 1,024 × 1,024')).toBeVisible()
    const before = state.asked
    await pass(2_000)
    await expect.poll(() => state.asked).toBeGreaterThan(before)
    await expectText('Working')
    state.running = false
    await pass(2_000)
    await expectText('Delivered')
    const last = state.asked
    await pass(60_000)
    await flushEventLoop()
    expect(state.asked).toBe(last)
  })

  test('leads to the result, in the pane of its service', async () => {
    const { state, handlers } = work()
    state.running = false
    await open({ path: '/account/request-history', handlers })
    await page.getByRole('link', { name: 'A heron at dawn' }).click()
    await isAt('/services/generate-image')
    const run = page.getByRole('article', { name: 'Images for: A heron at dawn' })
    await expect.element(run.getByRole('link', { name: 'Download image 2 of 2, Comic' })).toBeVisible()
  })
})

describe.each([
  ['upscale', '/services/upscale', 'slider', 'Original and upscaled jug.jpg', /^Download · /],
  ['remove_background', '/services/remove-background', 'img', 'jug.jpg without its background', 'Download PNG'],
] as const)('a finished image of %s', (service, path, role, name, download) => {
  const finished = makeImageRequest({
    id: sampleId(206),
    service,
    settings: { file_name: 'jug.jpg', ...(service === 'upscale' ? { factor: 2 } : {}) },
    images: [done(0)],
  })
  let asked = 0
  const history = (created_at: string) => [
    mock('get', '/request-history', ({ reply }) => {
      asked += 1
      return reply(200, pageOf([{ ...finished, created_at }]))
    }),
    mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok({ ...finished, created_at }))),
  ]
  const image = page.getByRole(role, { name })

  test('is there again in a tab that comes back later', async () => {
    const { dependencies } = await open({ path, handlers: history(anHourAgo()) })
    await expect.element(page.getByRole('link', { name: download })).toBeVisible()
    if (service === 'remove_background') await expect.element(image).toBeVisible()
    dependencies.browser.reload()
    await expect.element(page.getByRole('link', { name: download })).toBeVisible()
  })

  test('does not come back once it was put away', async () => {
    const { dependencies } = await open({ path, handlers: history(anHourAgo()) })
    await page.getByRole('button', { name: 'Put away: jug.jpg' }).click()
    const before = asked
    dependencies.browser.reload()
    await expect.poll(() => asked).toBe(before + 1)
    await flushEventLoop()
    await expect.element(page.getByRole('heading', { name: /appears here$/ })).toBeVisible()
    expect(page.getByRole('link', { name: download }).elements()).toEqual([])
  })
})
