import {
  deferred,
  makeImageRequest,
  makeRequestedImage,
  makeSettings,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { pixel } from '../support/images.ts'
import { type Site, visit } from '../support/site.tsx'

const open = (options: Partial<Visit>): Promise<Site> =>
  visit({ path: '/services/generate-image', signedIn: true, ...options })

const settingsOf = (engine: Parameters<typeof makeSettings>[0]) =>
  mock('get', '/settings', ({ reply }) => reply(200, ok(makeSettings(engine))))

/** Two images of another engine, which followed a seed and what to leave out. */
const earlier = makeImageRequest({
  id: sampleId(206),
  settings: {
    prompt: 'A heron at dawn',
    styles: ['watercolor', 'comic'],
    size: '1024x1024',
    count: 2,
    seed: 42,
    negative_prompt: 'fog',
  },
})

const known = mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(earlier)))

/** An engine that makes one image at a time, and follows the prompt alone. */
const plainEngine = { image_generation_max_count: 1, image_generation_fields: [] }
const plain = settingsOf(plainEngine)

const generate = page.getByRole('button', { name: 'Generate 1 image · 1 token' })

const expectPlain = async (submission: { json: () => Promise<unknown> }) => {
  const sent = await submission.json()
  expect(sent).toMatchObject({ prompt: 'A heron at dawn', styles: ['watercolor'], count: 1 })
  expect(sent).not.toHaveProperty('negative_prompt')
  expect(sent).not.toHaveProperty('seed')
}

describe('an engine that follows neither a seed nor what to leave out', () => {
  test('is sent neither where the address asks for earlier settings', async () => {
    const submit = deferred('post', '/images/generate')
    await open({
      path: `/services/generate-image?again=${earlier.id}`,
      handlers: [plain, known, submit.handler],
    })
    await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A heron at dawn')
    await expect.element(page.getByText('More options')).not.toBeInTheDocument()
    await generate.click()
    await expectPlain(await submit.next())
  })

  test('is sent neither when the settings arrive after the form, which then says so', async () => {
    const settings = deferred('get', '/settings')
    const submit = deferred('post', '/images/generate')
    await open({
      path: `/services/generate-image?again=${earlier.id}`,
      handlers: [settings.handler, known, submit.handler],
    })
    const two = page.getByRole('button', { name: 'Generate 2 images · 2 tokens' })
    await expect.element(two).toBeVisible()
    ;(await settings.next()).resolve(200, ok(makeSettings(plainEngine)))
    await expect.element(page.getByText('More options')).not.toBeInTheDocument()
    await generate.click()
    await expectPlain(await submit.next())
  })

  test('is sent neither where an earlier run is run again', async () => {
    const submit = deferred('post', '/images/generate')
    await open({
      stored: { visit: { 'services.generate.jobs': JSON.stringify([earlier.id]) } },
      handlers: [plain, known, submit.handler],
    })
    await page.getByRole('button', { name: /^Run again/ }).click()
    await expectPlain(await submit.next())
  })
})

test('keeps a choice that only this engine offers', async () => {
  const settings = deferred('get', '/settings')
  const submit = deferred('post', '/images/generate')
  const choices = { ...earlier, settings: { ...earlier.settings, styles: ['fresco'], size: '768x512', count: 1 } }
  await open({
    path: `/services/generate-image?again=${earlier.id}`,
    handlers: [
      settings.handler,
      mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(choices))),
      submit.handler,
    ],
  })
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A heron at dawn')
  const engine = makeSettings({
    image_generation_sizes: ['1024x1024', '768x512'],
    image_generation_styles: [
      { id: 'none', title: 'None' },
      { id: 'fresco', title: 'Fresco' },
    ],
  })
  ;(await settings.next()).resolve(200, ok(engine))
  await expect.element(page.getByRole('checkbox', { name: 'Fresco' })).toBeChecked()
  await generate.click()
  expect(await (await submit.next()).json()).toMatchObject({ styles: ['fresco'], size: '768x512' })
})

test('an unfinished image is shown until the finished one is there', async () => {
  const state = { running: true }
  const image = { index: 0, style: 'watercolor' }
  const request = () =>
    makeImageRequest({
      id: earlier.id,
      state: state.running ? 'working' : 'completed',
      images: [
        state.running
          ? makeRequestedImage({
              ...image,
              state: 'working',
              progress: 40,
              project_id: null,
              url: null,
              preview_url: pixel,
            })
          : makeRequestedImage({ ...image, url: pixel }),
      ],
    })
  const { pass } = await open({
    stored: { visit: { 'services.generate.jobs': JSON.stringify([earlier.id]) } },
    handlers: [mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(request())))],
  })
  const unfinished = page.getByRole('img', { name: 'image 1 of 1, Watercolor, unfinished' })
  await expect.element(unfinished).toBeVisible()
  state.running = false
  await pass(2_000)
  await expect.element(page.getByRole('button', { name: 'Open image 1 of 1, Watercolor' })).toBeVisible()
  await expect.element(unfinished).not.toBeInTheDocument()
})
