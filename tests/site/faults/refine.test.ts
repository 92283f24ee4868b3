import {
  deferred,
  failure,
  makeImageRequest,
  makeProfile,
  makeRequestedImage,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { pixel } from '../support/images.ts'
import { visit } from '../support/site.tsx'

const open = (options: Partial<Visit>) => visit({ path: '/services/generate-image', signedIn: true, ...options })

const image = makeRequestedImage({ index: 0, project_id: sampleId(301), url: pixel })

const earlier = makeImageRequest({
  id: sampleId(206),
  settings: { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1, seed: 42 },
  images: [image],
})

const variation = makeImageRequest({
  id: sampleId(207),
  settings: { ...earlier.settings, source_image_id: sampleId(301), refinement: 'variation', variation: 0 },
  images: [{ ...image, project_id: sampleId(302) }],
})

const known = mock('get', '/images/requests/{id}', ({ params, reply }) =>
  reply(200, ok(params.id === earlier.id ? earlier : variation)),
)

/** A visit with one image on the page. */
const withImage = { 'services.generate.jobs': JSON.stringify([earlier.id]) }

const refined = page.getByRole('article', { name: 'Variation of an image for: A heron' })
const runs = page.getByRole('main').getByRole('article')

const vary = async () => {
  await page
    .getByRole('button', { name: /^Refine image 1 of 1/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Variation · 1 token' }).click()
}

describe('a variation', () => {
  test('is requested once, however often it is pressed before the response, and comes first', async () => {
    const submit = deferred('post', '/images/generate')
    await open({ stored: { visit: withImage }, handlers: [known, submit.handler] })
    await vary()
    await expect.element(refined).toHaveFocus()
    await vary()
    const call = await submit.next()
    expect(await call.json()).toMatchObject({
      source_image_id: sampleId(301),
      refinement: 'variation',
      count: 1,
    })
    expect(submit.waiting).toBe(0)
    call.resolve(202, ok(variation))
    await expect.element(refined.getByRole('button', { name: /^Open image 1 of 1/ })).toBeVisible()
    expect(runs.elements()).toHaveLength(2)
  })

  test('that there are too few tokens for waits for them, also after a reload, and starts when the person says so', async () => {
    const submit = deferred('post', '/images/generate')
    const account = { balance: 0.5 }
    const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
    await open({ stored: { visit: withImage }, handlers: [known, submit.handler, profile] })
    await vary()
    const short = { ...failure('You need 1 token and have 0.5.'), code: 'not_enough_tokens', needed: 1, balance: 0.5 }
    ;(await submit.next()).resolve(402, short)
    await expect.element(refined.getByText(/This needs 1 token, and you have 0.5 tokens/)).toBeVisible()
    await expect.element(refined.getByRole('button', { name: 'Buy tokens' })).toBeVisible()
    const stored = {
      ...withImage,
      'services.generate.refinements': sessionStorage.getItem('services.generate.refinements') ?? '',
    }

    account.balance = 5
    await open({ stored: { visit: stored }, handlers: [known, submit.handler, profile] })
    await expect.element(refined.getByText(/Nothing has started yet. Press the button/)).toBeVisible()
    expect(submit.waiting).toBe(0)
    await refined.getByRole('button', { name: 'Start · 1 token' }).click()
    ;(await submit.next()).resolve(202, ok(variation))
    await expect.element(refined.getByRole('button', { name: /^Open image 1 of 1/ })).toBeVisible()
  })

  test('of an image that is gone is refused in words, and can be put away', async () => {
    const submit = deferred('post', '/images/generate')
    await open({ stored: { visit: withImage }, handlers: [known, submit.handler] })
    await vary()
    ;(await submit.next()).resolve(404, failure('We could not find that.'))
    await expect.element(refined.getByText('We could not find that.')).toBeVisible()
    await refined.getByRole('button', { name: 'Put away' }).click()
    await expect.element(refined).not.toBeInTheDocument()
    expect(runs.elements()).toHaveLength(1)
  })

  test('that a link asks for is offered, and nothing is sent', async () => {
    const submit = deferred('post', '/images/generate')
    await open({
      path: `/services/generate-image?refine=${sampleId(301)}&as=variation&of=${earlier.id}`,
      handlers: [known, submit.handler],
    })
    await expect.element(refined.getByText(/Nothing has started yet, and nothing is spent/)).toBeVisible()
    expect(submit.waiting).toBe(0)
    await refined.getByRole('button', { name: 'Start · 1 token' }).click()
    await submit.next()
  })
})
