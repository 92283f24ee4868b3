import { fieldErrors, held, makeProfile, mock } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { pixel } from './support/pixel.ts'
import { notOk } from './support/refusal.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const begin = () => {
  const profiles = { read: 0 }
  const profile = mock('get', '/user/profile', ({ reply }) => {
    profiles.read += 1
    return reply(200, makeProfile())
  })
  return { tab: siteInWaiting(), upload: held('post', '/user/avatar'), profiles, profile, sent: 0, readBefore: 0 }
}

type World = ReturnType<typeof begin>

const change = page.getByRole('button', { name: 'Change picture' })
const uploading = page.getByRole('button', { name: 'Uploading...' })
const main = page.getByRole('main')

/** The file input itself is hidden: a button stands for it. */
const pick = async () => {
  const input = document.querySelector('input[type=file]')
  if (input === null) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File(['a portrait'], 'me.png', { type: 'image/png' }))
}

const call = async ({ upload }: World) => {
  const next = await upload.next()
  expect(next.request.headers.get('content-type')).toMatch(/^multipart\/form-data/)
  return next
}

/** The picture can be changed, and nothing is on its way to the server. */
const idle = async ({ upload, sent }: World) => {
  await expect.element(change).toBeEnabled()
  expect([upload.count, upload.waiting]).toEqual([sent, 0])
}

describeScreens(models['profile-picture'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the tab': ({ tab, upload, profile }) =>
      tab.open({ path: '/account/profile', signedIn: true, wire: [upload.handler, profile] }),
    'the person picks another': async (world) => {
      await expect.element(change).toBeVisible()
      world.readBefore = world.profiles.read
      await pick()
      world.sent += 1
    },
    'the person picks one more': pick,
    'the server takes it': async (world) =>
      (await call(world)).answer(200, { status: 'OK', payload: { avatarUrl: pixel } }),
    'the server answers that it did not work': async (world) => (await call(world)).answerWith(notOk()),
    'the server finds fault with it': async (world) =>
      (await call(world)).answer(422, fieldErrors({ file: ['This is no picture.'] })),
    'no answer comes': async (world) => (await call(world)).breakOff(),
  },
  states: {
    'before the account': () => {},
    'the picture': async (world) => {
      await idle(world)
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    },
    'on its way': async ({ upload, sent }) => {
      await expect.element(uploading).toBeDisabled()
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
      await expect.poll(() => [upload.count, upload.waiting]).toEqual([sent, 1])
    },
    'the other picture': async (world) => {
      await idle(world)
      await expect.poll(() => world.profiles.read).toBe(world.readBefore + 1)
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    },
    'the picture, and why not the other': async (world) => {
      await idle(world)
      await expect.element(main.getByRole('alert')).toHaveTextContent('Your picture was not saved. Please try again.')
      expect(world.profiles.read).toBe(world.readBefore)
    },
    'the picture, and what is wrong with the other': async (world) => {
      await idle(world)
      await expect.element(main.getByRole('alert')).toHaveTextContent('This is no picture.')
    },
  },
})
