import { deferred, failure, makeAuthAnswer, makeProfile, mock } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createFormFixture, formAtScreen } from '../support/form.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => createFormFixture(deferred('post', '/email/resend'))

/** The link has not been opened yet, whichever call asks. */
const unverified = [
  mock('get', '/is-auth', ({ reply }) => reply(200, { ...makeAuthAnswer(), emailVerified: false })),
  mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ emailVerified: false }))),
]

const ask = page.getByRole('button', { name: 'Send the link again' })
const failed = 'The link could not be sent. Please try again.'
const tooMany = 'Wait an hour.'
const done = 'Sent. Look in your inbox, and in spam just in case.'

const says = async (said: string | null) => {
  for (const words of [failed, tooMany, done]) {
    if (words === said) await expect.element(page.getByText(words)).toBeVisible()
    else await expect.element(page.getByText(words)).not.toBeInTheDocument()
  }
}

const form = formAtScreen(setUp, {
  submit: () => ask.click(),
  busy: page.getByRole('button', { name: 'Sending...' }),
  accept: (call) => call.resolve(200, { status: 'OK' }),
  refuse: (call) => call.resolve(429, failure(tooMany)),
  words: { notOk: failed, noAnswer: failed },
  isForm: () => expect.element(ask).toBeEnabled(),
  isRefused: () => says(tooMany),
})

testModelPaths(models['verification-mail'], {
  ...form,
  steps: {
    ...form.steps,
    'the person opens the form': ({ tab, calls }) =>
      tab.open({ path: '/account/profile', signedIn: true, handlers: [calls.handler, ...unverified] }),
  },
  states: {
    ...form.states,
    'the form': async (fixture) => {
      await form.states['the form'](fixture)
      await says(null)
    },
    'being submitted': async (fixture) => {
      await form.states['being submitted'](fixture)
      await says(null)
    },
    'the form, and why': ({ why }) => says(why),
    accepted: async ({ calls, sent }) => {
      await says(done)
      await expect.element(ask).not.toBeInTheDocument()
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
  },
})
