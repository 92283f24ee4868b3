import { deferred, makeProfile } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { signIn, signOut } from '../support/signing.ts'
import { openSite, type Site } from '../support/site.tsx'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => {
  const status = deferred('get', '/deposit/status/{id}')
  const profile = deferred('get', '/user/profile')
  let opened: Site | null = null
  return {
    status,
    profile,
    open: async (path: string, signedIn: boolean) => {
      opened = await openSite({ path, signedIn, handlers: [status.handler, profile.handler] })
      if (signedIn) (await profile.next()).resolve(200, makeProfile())
      await expect.element(page.getByRole('heading', { name: 'Payment is being processed' })).toBeVisible()
    },
    get site() {
      if (opened === null) throw new Error('Nobody has come yet')
      return opened
    },
    close: async () => opened?.close(),
  }
}

type Fixture = ReturnType<typeof setUp>

const says = async ({ status }: Fixture, word: 'Pending' | 'Success' | 'Error' | 'Cancelled') =>
  (await status.next()).resolve(200, { status: word })

/** The pending screen, with so many questions to the server that wait for their answer. */
const looks = async (
  { status, profile }: Fixture,
  asked: { about: 'the deposit' | 'the balance' | 'both' | 'nothing'; checking?: boolean },
) => {
  await expect.element(page.getByRole('heading', { name: 'Payment is being processed' })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: asked.checking ? 'Checking...' : 'Check Status' }))
    .toBeVisible()
  expect(status.waiting).toBe(asked.about === 'the deposit' || asked.about === 'both' ? 1 : 0)
  expect(profile.waiting).toBe(asked.about === 'the balance' || asked.about === 'both' ? 1 : 0)
}

const expectText = (text: string) => expect.element(page.getByText(text)).toBeVisible()

testModelPaths(models['deposit-polling'], {
  setUp,
  end: (fixture) => fixture.close(),
  steps: {
    'a guest opens the pending screen with an order': (fixture) => fixture.open('/pending-payment?order_id=d-1', false),
    'a signed-in person opens the pending screen with an order': (fixture) =>
      fixture.open('/pending-payment?order_id=d-1', true),
    'a signed-in person opens the pending screen without an order': (fixture) => fixture.open('/pending-payment', true),
    'the server says: still processing': (fixture) => says(fixture, 'Pending'),
    'the server says: success': (fixture) => says(fixture, 'Success'),
    'the server says: error': (fixture) => says(fixture, 'Error'),
    'the server says: cancelled': (fixture) => says(fixture, 'Cancelled'),
    'no answer comes': async ({ status }) => (await status.next()).reject(),
    'five seconds pass': ({ site }) => site.pass(5_000),
    'half a minute passes': ({ site }) => site.pass(30_000),
    'the guest checks the status': () => page.getByRole('button', { name: 'Check Status' }).click(),
    // The button is busy after the first press and must not count a second one.
    'the person checks the status': () => page.getByRole('button', { name: /^Check/ }).click({ force: true }),
    'the person signs in': async ({ site, profile }) => {
      await signIn(site)
      ;(await profile.next()).resolve(200, makeProfile())
    },
    'the person signs out': ({ site }) => signOut(site),
    'the balance is read': async ({ profile }) => (await profile.next()).resolve(200, makeProfile()),
    'the balance cannot be read': async ({ profile }) => (await profile.next()).reject(),
  },
  states: {
    'before the pending screen': () => {},
    'asking for the first time': (fixture) => looks(fixture, { about: 'the deposit' }),
    'waiting after silence': (fixture) => looks(fixture, { about: 'nothing' }),
    'waiting to ask again': async (fixture) => {
      await looks(fixture, { about: 'nothing' })
      expect(fixture.status.count).toBeGreaterThan(0)
    },
    'asking again': (fixture) => looks(fixture, { about: 'the deposit' }),
    'asking again, and for the balance': (fixture) => looks(fixture, { about: 'both', checking: true }),
    'asking again, signed in': (fixture) => looks(fixture, { about: 'the deposit' }),
    'asking for the first time, signed in': (fixture) => looks(fixture, { about: 'the deposit' }),
    'waiting to ask again, signed in': (fixture) => looks(fixture, { about: 'nothing' }),
    'asking again while the balance is read': (fixture) => looks(fixture, { about: 'both' }),
    'waiting to look at the balance': (fixture) => looks(fixture, { about: 'nothing' }),
    'looking at the balance': (fixture) => looks(fixture, { about: 'the balance' }),
    'waiting to look at the balance again': (fixture) => looks(fixture, { about: 'nothing' }),
    'looking at the balance because the person asked': (fixture) =>
      looks(fixture, { about: 'the balance', checking: true }),
    'nothing to watch': (fixture) => looks(fixture, { about: 'nothing' }),
    paid: async () => {
      await expectText('Payment completed successfully!')
      await expect.element(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    },
    failed: async () => {
      await expectText('Payment failed. Please try again.')
      await expect.element(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    },
    cancelled: async () => {
      await expectText('Payment failed. Please try again.')
      await expectText('Payment was cancelled')
    },
  },
})
