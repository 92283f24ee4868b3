import { failure, held, makeAuthAnswer, makeProfile, mock } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { notOk } from './support/refusal.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const begin = () => ({ tab: siteInWaiting(), resend: held('post', '/email/resend'), sent: 0 })

type World = ReturnType<typeof begin>

/** Nobody has opened the link yet, by whatever call the site asks. */
const unverified = [
  mock('get', '/is-auth', ({ reply }) => reply(200, { ...makeAuthAnswer(), emailVerified: false })),
  mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ emailVerified: false }))),
]

const ask = page.getByRole('button', { name: 'Send the link again' })
const sending = page.getByRole('button', { name: 'Sending...' })
const failed = page.getByText('The link could not be sent. Please try again.')
const tooMany = page.getByText('Wait an hour.')
const done = page.getByText('Sent. Look in your inbox, and in spam just in case.')

const says = async (said: typeof done | null) => {
  for (const words of [failed, tooMany, done]) {
    if (words === said) await expect.element(words).toBeVisible()
    else await expect.element(words).not.toBeInTheDocument()
  }
}

const offers = async ({ resend, sent }: World, said: typeof done | null) => {
  await expect.element(ask).toBeEnabled()
  expect([resend.count, resend.waiting]).toEqual([sent, 0])
  await says(said)
}

describeScreens(models['verification-mail'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the tab': ({ tab, resend }) =>
      tab.open({ path: '/account/profile', signedIn: true, wire: [resend.handler, ...unverified] }),
    'the person asks for the link': async (world) => {
      await ask.click()
      world.sent += 1
    },
    'the person presses the button again': () => sending.click({ force: true }),
    'the server sends it': async ({ resend }) => (await resend.next()).answer(200, { status: 'OK' }),
    'the server answers that it did not work': async ({ resend }) => (await resend.next()).answerWith(notOk()),
    'the server has sent too many': async ({ resend }) => (await resend.next()).answer(429, failure('Wait an hour.')),
    'no answer comes': async ({ resend }) => (await resend.next()).breakOff(),
  },
  states: {
    'before the account': () => {},
    'the offer': (world) => offers(world, null),
    'on its way': async ({ resend, sent }) => {
      await expect.element(sending).toBeDisabled()
      await says(null)
      await expect.poll(() => [resend.count, resend.waiting]).toEqual([sent, 1])
    },
    'the offer, and why nothing was sent': (world) => offers(world, failed),
    'the offer, and why in the words of the server': (world) => offers(world, tooMany),
    sent: async ({ resend, sent }) => {
      await says(done)
      await expect.element(ask).not.toBeInTheDocument()
      expect([resend.count, resend.waiting]).toEqual([sent, 0])
    },
  },
})
