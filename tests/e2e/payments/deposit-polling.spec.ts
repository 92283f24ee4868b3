import { type Driver, models } from '@mintage/machines/models'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { expectTokens } from '../support/steps.ts'
import { expectToast } from '../support/toasts.ts'
import { signInAndComeBack, signOutAndComeBack } from './support/coming-and-going.ts'
import { type Books, Customer, cards } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { gatewayReports } from './support/gateway.ts'
import { NetworkGate } from './support/networkGate.ts'
import { timeOf } from './support/time.ts'
import { type Surroundings, walk } from './support/walk.ts'

const model = models['deposit-polling']

const begin = async ({ page, server }: Surroundings) => {
  await page.clock.install()
  const statuses = await NetworkGate.before(page, { method: 'GET', path: /^\/api\/deposit\/status\// })
  const profiles = await NetworkGate.before(page, { method: 'GET', path: /^\/api\/user\/profile$/ })
  const session = await NetworkGate.before(page, { method: 'GET', path: /^\/api\/is-auth$/ })
  return {
    page,
    server,
    time: timeOf(page),
    customer: await Customer.register(server),
    statuses,
    profiles,
    session,
    check: page.getByRole('button', { name: 'Check Status' }),
    attemptId: '',
    signedIn: false,
    /** What the person was told last by a notice, when it is known. */
    notice: '',
    /** What the server must have in its books when the path ends. */
    books: { balance: 10, payments: [] } as Books,
  }
}

type Fixture = Awaited<ReturnType<typeof begin>>

/** An order whose charge the gateway has not decided about. */
const orderUnderWay = async (fixture: Fixture): Promise<string> => {
  const order = await fixture.customer.order()
  const bankPage = await fixture.customer.pay(order, cards.challenged)
  fixture.attemptId = bankPage?.split('/').at(-1) ?? ''
  fixture.books = { balance: 10, payments: ['Processing'] }
  return order.id
}

const open = async (fixture: Fixture, visitor: 'guest' | 'signed in', orderId: string | null) => {
  const { page, statuses, session, time } = fixture
  fixture.signedIn = visitor === 'signed in'
  statuses.close()
  if (fixture.signedIn) {
    await fixture.customer.signInAt(page)
    session.close()
  }
  await page.goto(`/pending-payment${orderId === null ? '' : `?order_id=${orderId}`}`)
  if (!fixture.signedIn) return stands(fixture)
  // The five seconds to the first look at the balance begin when the person is known: time stands before.
  await session.arrived()
  await time.stop()
  await session.open()
  await comes(fixture)
}

/** The screen is there, and its time stands. */
const stands = async (fixture: Fixture) => {
  await isPending(fixture)
  fixture.profiles.close()
  await fixture.time.stop()
}

/** The screen comes while its time stands. */
const comes = async ({ page, profiles, time, signedIn }: Fixture) => {
  await time.passUntil(async () => {
    await expect(title(page)).toHaveText('Payment is being processed', { timeout: 100 })
    if (signedIn) await expect(page.getByRole('banner')).toContainText(/Tokens\s*10/, { timeout: 100 })
  })
  profiles.close()
}

const title = (page: Fixture['page']) => page.getByRole('heading', { level: 1 })
const checking = (page: Fixture['page']) => page.getByRole('button', { name: 'Checking...' })

const isPending = async ({ page }: Fixture) => {
  await expect(title(page)).toHaveText('Payment is being processed')
  await expect(page.getByText('Waiting for the payment to be confirmed')).toBeVisible()
}

/** Exactly these questions stand open at the server, and the person sees what goes with it. */
const isAsking = async (fixture: Fixture, { status, balance }: { status: number; balance: number }) => {
  await isPending(fixture)
  await expect.poll(() => fixture.statuses.waiting, 'questions for the status').toBe(status)
  await expect.poll(() => fixture.profiles.waiting, 'questions for the balance').toBe(balance)
  if (fixture.notice !== '') await expectNotice(fixture)
}

/** A notice is drawn with time: a little of it passes until it is there. */
const expectNotice = ({ page, time, notice }: Fixture) =>
  expect(async () => {
    await time.pass(100)
    await expect(page.getByText(notice, { exact: true })).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 60_000 })

const rests = async (fixture: Fixture) => {
  await isAsking(fixture, { status: 0, balance: 0 })
  await expect(fixture.check).toBeEnabled()
}

/** The gateway decides, and the open question is answered; whatever comes next is not held up. */
const ends = async (fixture: Fixture, ending: 'succeeded' | 'failed' | 'cancelled') => {
  const { server, attemptId, time, statuses, profiles } = fixture
  await gatewayReports(server, attemptId, ending)
  fixture.books = {
    succeeded: { balance: 110, payments: ['Success'] },
    failed: { balance: 10, payments: ['Error'] },
    cancelled: { balance: 10, payments: ['Cancelled'] },
  }[ending]
  await time.goOn()
  await profiles.open()
  await statuses.open()
}

/** The answer to the oldest question has come, and the screen knows of it. */
const letThrough = async ({ time }: Fixture, gate: NetworkGate) => {
  await gate.letThrough()
  await time.catchUp()
}

const answers = async (fixture: Fixture) => {
  await letThrough(fixture, fixture.statuses)
  fixture.notice = ''
}

const comesBack = async (fixture: Fixture, signedIn: boolean) => {
  const { page, customer, statuses, profiles, time, attemptId } = fixture
  await time.goOn()
  await profiles.open()
  const coming = { page, beforeReturn: time.stop }
  if (signedIn) await signInAndComeBack(coming, customer)
  else await signOutAndComeBack(coming)
  fixture.signedIn = signedIn
  fixture.notice = ''
  await comes(fixture)
  // The screen is a new one, and asks at once.
  if (attemptId !== '') await letThrough(fixture, statuses)
}

walk(
  model,
  (surroundings): Driver<typeof model.states, Fixture> => ({
    begin: () => begin(surroundings),
    steps: {
      'a guest opens the pending screen with an order': async (fixture) =>
        open(fixture, 'guest', await orderUnderWay(fixture)),
      'a signed-in person opens the pending screen with an order': async (fixture) =>
        open(fixture, 'signed in', await orderUnderWay(fixture)),
      'a signed-in person opens the pending screen without an order': (fixture) => open(fixture, 'signed in', null),
      'the server says: still processing': answers,
      'the server says: success': (fixture) => ends(fixture, 'succeeded'),
      'the server says: error': (fixture) => ends(fixture, 'failed'),
      'the server says: cancelled': (fixture) => ends(fixture, 'cancelled'),
      'no answer comes': async ({ statuses, time }) => {
        await statuses.cut()
        await time.catchUp()
      },
      'five seconds pass': ({ time }) => time.pass(5_000),
      'half a minute passes': ({ time }) => time.pass(30_000),
      'the guest checks the status': async (fixture) => {
        await fixture.check.click()
        fixture.notice = cardPaymentTexts['deposit.checked']
      },
      // A second press, while the first is being looked into, finds a button that cannot be pressed.
      'the person checks the status': ({ check, page }) => check.or(checking(page)).click({ force: true }),
      'the person signs in': (fixture) => comesBack(fixture, true),
      'the person signs out': (fixture) => comesBack(fixture, false),
      'the balance is read': async (fixture) => {
        const asked = await checking(fixture.page).isVisible()
        await letThrough(fixture, fixture.profiles)
        fixture.notice = asked ? cardPaymentTexts['deposit.checked'] : ''
      },
      'the balance cannot be read': async (fixture) => {
        const asked = await checking(fixture.page).isVisible()
        await fixture.profiles.cut()
        await fixture.time.catchUp()
        fixture.notice = asked ? cardPaymentTexts['deposit.checkFailed'] : ''
      },
    },
    states: {
      'before the pending screen': () => undefined,
      'asking for the first time': (fixture) => isAsking(fixture, { status: 1, balance: 0 }),
      'asking for the first time, signed in': (fixture) => isAsking(fixture, { status: 1, balance: 0 }),
      'waiting after silence': rests,
      'waiting to ask again': rests,
      'waiting to ask again, signed in': rests,
      'asking again': (fixture) => isAsking(fixture, { status: 1, balance: 0 }),
      'asking again, signed in': (fixture) => isAsking(fixture, { status: 1, balance: 0 }),
      'asking again, and for the balance': async (fixture) => {
        await isAsking(fixture, { status: 1, balance: 1 })
        await expect(checking(fixture.page)).toBeDisabled()
      },
      'asking again while the balance is read': (fixture) => isAsking(fixture, { status: 1, balance: 1 }),
      'waiting to look at the balance': rests,
      'looking at the balance': (fixture) => isAsking(fixture, { status: 0, balance: 1 }),
      'waiting to look at the balance again': rests,
      'looking at the balance because the person asked': async (fixture) => {
        await isAsking(fixture, { status: 0, balance: 1 })
        await expect(checking(fixture.page)).toBeDisabled()
      },
      'nothing to watch': async (fixture) => {
        await rests(fixture)
        await fixture.time.pass(60_000)
        await rests(fixture)
      },
      paid: async ({ page, signedIn }) => {
        await expect(page).toHaveURL(/\/success-payment\?order_id=/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
        await expectToast(page, cardPaymentTexts['deposit.credited'])
        if (signedIn) await expectTokens(page, '110')
      },
      failed: async ({ page }) => {
        await expect(page).toHaveURL(/\/fail-payment$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
        await expectToast(page, cardPaymentTexts['deposit.failed'])
      },
      cancelled: async ({ page }) => {
        await expect(page).toHaveURL(/\/fail-payment\?cancelled=1$/)
        await expect(page.getByText(cardPaymentTexts['deposit.cancelled'], { exact: true })).toBeVisible()
      },
    },
    end: async ({ customer, books }) => expect(await customer.books()).toEqual(books),
  }),
  [],
)
