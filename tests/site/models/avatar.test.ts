import { deferred, fieldErrors, makeProfile, mock } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFormFixture, formAtScreen } from '../support/form.ts'
import { pixel } from '../support/images.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => {
  const profiles = { read: 0 }
  const profile = mock('get', '/user/profile', ({ reply }) => {
    profiles.read += 1
    return reply(200, makeProfile())
  })
  return { ...createFormFixture(deferred('post', '/user/avatar')), profiles, profile, readBefore: 0 }
}

const change = page.getByRole('button', { name: 'Change picture' })

/** The file input itself is hidden: a button stands for it. */
const pick = async () => {
  const input = document.querySelector('input[type=file]')
  if (input === null) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File(['a portrait'], 'me.png', { type: 'image/png' }))
}

const notSaved = 'Your picture was not saved. Please try again.'
const form = formAtScreen(setUp, {
  submit: pick,
  busy: page.getByRole('button', { name: 'Uploading...' }),
  arrives: ({ request }) => expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/),
  accept: (call) => call.resolve(200, { status: 'OK', payload: { avatarUrl: pixel } }),
  refuse: (call) => call.resolve(422, fieldErrors({ file: ['This is no picture.'] })),
  words: { notOk: notSaved, noAnswer: notSaved },
  isForm: async () => {
    await expect.element(change).toBeEnabled()
  },
  isRefused: () => expect.element(page.getByRole('alert')).toHaveTextContent('This is no picture.'),
})

testModelPaths(models.avatar, {
  ...form,
  steps: {
    ...form.steps,
    'the person opens the form': ({ tab, calls, profile }) =>
      tab.open({ path: '/account/profile', signedIn: true, handlers: [calls.handler, profile] }),
    'the person submits the form': async (fixture) => {
      await expect.element(change).toBeVisible()
      fixture.readBefore = fixture.profiles.read
      await form.steps['the person submits the form'](fixture)
    },
    'the person presses the button again': pick,
  },
  states: {
    ...form.states,
    'the form, and why': async (fixture) => {
      await form.states['the form, and why'](fixture)
      expect(fixture.profiles.read).toBe(fixture.readBefore)
    },
    accepted: async (fixture) => {
      await form.states['the form'](fixture)
      await expect.poll(() => fixture.profiles.read).toBe(fixture.readBefore + 1)
    },
  },
})
