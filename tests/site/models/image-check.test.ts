import { deferred, fieldErrors, makeProvenanceReport, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLazySite } from '../support/createLazySite.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => ({ tab: createLazySite(), calls: deferred('post', '/provenance') })

type Fixture = ReturnType<typeof setUp>

const input = () => {
  const found = document.querySelector('main input[type=file]')
  if (!(found instanceof HTMLInputElement)) throw new Error('There is no place for a file')
  return found
}

const pick = () => userEvent.upload(input(), new File(['a harbour'], 'harbour.png', { type: 'image/png' }))

const reading = page.getByRole('status').getByText('Looking at harbour.png')
const result = page.getByRole('region', { name: 'What harbour.png tells' })

const nothing = makeProvenanceReport({ verdict: 'nothing', metadata: null, manifest: null, watermark: 'none' })

/** An image may be chosen, and none is on its way. */
const open = async ({ calls }: Fixture) => {
  expect(calls.waiting).toBe(0)
  await expect.poll(() => input().disabled).toBe(false)
  await expect.element(reading).not.toBeInTheDocument()
}

const says = (words: string) => async (fixture: Fixture) => {
  await open(fixture)
  await expect.element(result.getByText(words, { exact: true })).toBeVisible()
}

const refuses = (words: string) => async (fixture: Fixture) => {
  await open(fixture)
  await expect.element(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible()
  await expect.element(result).not.toBeInTheDocument()
}

testModelPaths(models['image-check'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the page': ({ tab, calls }) => tab.open({ path: '/check', handlers: [calls.handler] }),
    'the person picks an image': pick,
    'the person picks another image': async () => {
      await expect.poll(() => input().disabled).toBe(true)
    },
    'the server finds our marks': async ({ calls }) => (await calls.next()).resolve(200, ok(makeProvenanceReport())),
    'the server finds nothing': async ({ calls }) => (await calls.next()).resolve(200, ok(nothing)),
    'the server refuses the image': async ({ calls }) =>
      (await calls.next()).resolve(422, fieldErrors({ file: ['This is no picture.'] })),
    'no answer comes': async ({ calls }) => (await calls.next()).reject(),
  },
  states: {
    'before the page': () => {},
    'asked for an image': async (fixture) => {
      await open(fixture)
      await expect.element(result).not.toBeInTheDocument()
    },
    'being checked': async ({ calls }) => {
      await expect.poll(() => calls.waiting).toBe(1)
      await expect.element(reading).toBeVisible()
      await expect.element(result).not.toBeInTheDocument()
    },
    'told that it is ours': says('Made with Mintage'),
    'told that nothing was found': says('Nothing was found'),
    'told what is wrong with the image': refuses('This is no picture.'),
    'told that nobody answered': refuses(
      'The picture could not be sent. Please check your connection, and choose it again.',
    ),
  },
})
