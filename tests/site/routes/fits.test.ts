import { makeImageRequest, makeRequestedImage, mock, ok, page as pageOf, sampleId } from '@mintage/api-client/mocks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { drawing } from '../support/images.ts'
import { visitUntilStable } from '../support/screen.ts'
import { visit } from '../support/site.tsx'

/** Wholly between the header and the foot of the window, without scrolling. */
async function fits(...parts: readonly Locator[]): Promise<void> {
  const top = document.querySelector('header')?.getBoundingClientRect().height ?? 0
  for (const part of parts) {
    await expect.element(part).toBeVisible()
    await expect
      .poll(() => {
        const box = part.element().getBoundingClientRect()
        return box.top >= top && box.bottom <= window.innerHeight
      })
      .toBe(true)
  }
}

const narrow = async (width: number, height: number) => {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, height)
}

const finished = (count: number, size: string, url: string) =>
  makeImageRequest({
    id: sampleId(400 + count),
    service: 'generate',
    state: 'completed',
    cost: count,
    settings: {
      prompt:
        'A paper theatre of a forest, four layers deep, seen from the third row, with the light of one candle behind it',
      style: 'comic',
      styles: ['comic', 'anime', 'watercolor', 'oil-painting'].slice(0, count),
      negative_prompt: 'text, people, a frame',
      size,
      count,
      seed: 1_843_920_117,
    },
    images: Array.from({ length: count }, (_, index) =>
      makeRequestedImage({ index, project_id: sampleId(300 + index), url }),
    ),
  })

describe.each([
  [1440, 900],
  [390, 844],
])('in a window of %d by %d', (windowWidth, windowHeight) => {
  test.each([
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ])('a run of one to four images of %d by %d is seen whole, each with its Download', async (width, height) => {
    await narrow(windowWidth, windowHeight)
    const size = `${width}x${height}`
    let count = 1
    await visitUntilStable({
      path: '/services/generate-image',
      signedIn: true,
      handlers: [
        mock('post', '/images/generate', ({ reply }) =>
          reply(202, ok(finished(count, size, drawing('peru', 'darkslategray', width, height)))),
        ),
      ],
    })
    for (count of [1, 2, 3, 4]) {
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A paper theatre')
      await page.getByRole('button', { name: /^Generate 1 image / }).click()
      const run = page.getByRole('article').first()
      const downloads = run.getByRole('link', { name: /^Download image/ })
      await expect.element(downloads).toHaveLength(count)
      await fits(...run.getByRole('button', { name: /^Open image/ }).all(), ...downloads.all())
    }
  })

  test.each([
    ['a cut-out', 'remove_background', '/services/remove-background', 'jug.jpg without its background', 'Download PNG'],
    ['an enlargement', 'upscale', '/services/upscale', 'jug.jpg, upscaled', /^Download · /],
  ] as const)('%s is seen whole, with its Download', async (_, service, path, name, download) => {
    await narrow(windowWidth, windowHeight)
    for (const [width, height] of [
      [360, 640],
      [640, 400],
    ] as const) {
      const request = makeImageRequest({
        id: sampleId(206),
        service,
        created_at: new Date(Date.now() - 60 * 60_000).toISOString(),
        settings: { file_name: 'jug.jpg', ...(service === 'upscale' ? { factor: 2 } : {}) },
        images: [
          makeRequestedImage({
            index: 0,
            project_id: sampleId(301),
            url: drawing('peru', 'darkslategray', width, height),
          }),
        ],
      })
      await visit({
        path,
        signedIn: true,
        handlers: [
          mock('get', '/request-history', ({ reply }) => reply(200, pageOf([request]))),
          mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(request))),
        ],
      })
      await fits(page.getByRole('link', { name: download }), page.getByRole('img', { name }))
    }
  })
})
