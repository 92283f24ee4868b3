import { deferred, failure, fieldErrors, makeProfile, mock, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { backOnline } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { liveConnection } from '../support/liveConnection.ts'
import { signOut } from '../support/signing.ts'
import { submissions } from '../support/submissions.ts'
import { testModelPaths } from '../support/testModelPaths.ts'
import { prompt, type Report, twoImages } from '../support/twoImages.ts'

/** Where a visit keeps the ids of its requests for a reload. */
const requests = 'services.generate.jobs'

const setUp = () => {
  const tab = createLazySite()
  const submit = submissions()
  const status = deferred('get', '/images/requests/{id}')
  const cancel = deferred('post', '/images/requests/{id}/cancel')
  /** Tokens on the server's books. */
  const account = { balance: 200.9 }
  const giveBack = mock('post', '/images/requests/{id}/return-token', ({ reply }) =>
    reply(200, ok(twoImages.givenBack)),
  )
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
  return {
    ...{ tab, submit, status, cancel, account },
    heard: { balance: 200.9, why: '' },
    open: async (visit: Record<string, string>) => {
      const handlers = [submit.handler, status.handler, cancel.handler, giveBack, profile]
      await tab.open({ path: '/services/generate-image', signedIn: true, stored: { visit }, handlers })
      await expect.element(page.getByRole('heading', { name: 'Generate image', level: 1 })).toBeVisible()
    },
  }
}

type Fixture = ReturnType<typeof setUp>

const field = page.getByRole('textbox', { name: 'Prompt' })
const generate = page.getByRole('button', { name: 'Generate 2 images · 2 tokens' })
const calledOff = page.getByRole('button', { name: /^Cancel/ })
const run = page.getByRole('article', { name: `Images for: ${prompt}` })
const news = run.getByRole('status')
const alert = page.getByRole('main').getByRole('alert')

const ask = async ({ submit }: Fixture, words: string) => {
  await field.fill(words)
  await page.getByRole('radiogroup', { name: 'Images' }).getByRole('radio', { name: '2' }).click()
  await generate.click()
  await submit.arrives(words)
}

const accepts = ({ submit, heard }: Fixture, report: Report) => {
  heard.balance = report.balance
  liveConnection.balanceIs(report.balance)
  submit.take().resolve(202, ok(report))
}

const says = async (fixture: Fixture, report: Report) => {
  const call = await (fixture.cancel.waiting > 0 ? fixture.cancel : fixture.status).next()
  fixture.heard.balance = report.balance
  liveConnection.balanceIs(report.balance)
  call.resolve(200, ok(report))
}

const tokensArrive = async ({ tab, account, heard }: Fixture, balance: number) => {
  account.balance = balance
  heard.balance = balance
  tab.site.dependencies.session.send({ type: 'profile.refreshRequested' })
  await expect.element(page.getByRole('banner').getByText(String(balance))).toBeVisible()
}

/** Nothing is under way, and nothing is asked of the server. */
const idle = async ({ submit, status, cancel }: Fixture) => {
  expect(submit.isOpen).toBe(false)
  expect([status.waiting, cancel.waiting]).toEqual([0, 0])
  await expect.element(page.getByRole('button', { name: /^Generate \d/ })).toBeEnabled()
  await expect.element(calledOff).not.toBeInTheDocument()
}

const warned = (words: string) => expect.element(alert.getByText(words, { exact: true })).toBeVisible()

const handingOver = async ({ submit, status }: Fixture) => {
  expect(submit.isOpen).toBe(true)
  expect(status.waiting).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Sending the prompt...' })).toBeDisabled()
  await expect.element(alert).not.toBeInTheDocument()
}

/** A run under way, with so many questions about it that wait for an answer. */
const underWay = async ({ status, cancel }: Fixture, words: string, asked: 0 | 1) => {
  expect([status.waiting, cancel.waiting]).toEqual([asked, 0])
  await expect.element(news).toHaveTextContent(words)
  await expect.element(run.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await expect.element(alert).not.toBeInTheDocument()
  expect(sessionStorage.getItem(requests)).toBe(JSON.stringify([twoImages.queued.id]))
}

const queued = 'In the queue. It starts in a moment.'
const working = '0 of 2 ready'

const beingWorkedOn = async (fixture: Fixture) => {
  await underWay(fixture, working, 0)
  await expect.element(run.getByRole('progressbar', { name: 'image 1 of 2' })).toBeVisible()
}

/** A run that is over, with so many images to open and what it cost. */
const over = async (fixture: Fixture, words: string, images: number) => {
  await idle(fixture)
  await expect.element(news).toHaveTextContent(words)
  await expect.element(run.getByRole('button', { name: 'Run again · 2 tokens' })).toBeEnabled()
  expect(run.getByRole('button', { name: /^Open image/ }).elements()).toHaveLength(images)
  await expect.element(page.getByRole('banner').getByText(String(fixture.heard.balance))).toBeVisible()
}

testModelPaths(models['image-request'], {
  setUp,
  end: async ({ tab }) => {
    // A page that closes takes its requests along; on this page they would go on into the next path.
    signOut(tab.site)
    await tab.close()
  },
  steps: {
    'the person opens the form': (fixture) => fixture.open({}),
    'the person comes back to a request of before': (fixture) =>
      fixture.open({ [requests]: JSON.stringify([twoImages.queued.id]) }),
    'the person submits a form with mistakes': () => page.getByRole('button', { name: /^Generate \d/ }).click(),
    'the person asks for images': (fixture) => ask(fixture, prompt),
    'the person asks for something else': (fixture) => ask(fixture, 'A lighthouse at dawn'),
    'the person agrees': async ({ submit }) => {
      await generate.click()
      await submit.arrives(prompt)
    },
    'the person goes to buy tokens': async () => {
      await alert.getByRole('button', { name: 'Buy tokens' }).click()
      const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
      await expect.element(dialog).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    },
    'some tokens arrive, but too few': (fixture) => tokensArrive(fixture, 1.9),
    'enough tokens arrive': (fixture) => tokensArrive(fixture, 2),
    'the person calls it off': () => run.getByRole('button', { name: 'Cancel' }).click(),
    'the token of an image is given back': async ({ account, heard }) => {
      account.balance = twoImages.givenBack.balance
      heard.balance = account.balance
      const dialog = page.getByRole('dialog')
      await run.getByRole('button', { name: 'Not good?' }).click()
      await dialog.getByRole('radio', { name: 'It has flaws' }).click()
      await dialog.getByRole('button', { name: 'Get 1 token back' }).click()
      await expect.element(dialog.getByRole('status').getByText('1 token given back')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    },
    'the server puts the request into the queue': (fixture) => accepts(fixture, twoImages.queued),
    'the server begins at once': (fixture) => accepts(fixture, twoImages.working),
    'the server delivers everything at once': (fixture) => accepts(fixture, twoImages.delivered),
    'there are not enough tokens': ({ submit, account, heard }) => {
      account.balance = 0.5
      heard.balance = 0.5
      const words = 'You need 2 tokens and have 0.5.'
      submit.take().resolve(402, { ...failure(words), code: 'not_enough_tokens', needed: 2, balance: 0.5 })
    },
    'the server refuses the request': ({ submit, heard }) => {
      heard.why = 'We do not make pictures of this.'
      submit.take().resolve(422, fieldErrors({ prompt: [heard.why] }))
    },
    'the server says: still in the queue': (fixture) => says(fixture, twoImages.queued),
    'the server says: working': (fixture) => says(fixture, twoImages.working),
    'the server says: everything delivered': (fixture) => says(fixture, twoImages.delivered),
    'the server says: partly delivered': (fixture) => says(fixture, twoImages.partlyDelivered),
    'the server says: failed': (fixture) => says(fixture, twoImages.failed),
    'the server says: cancelled': (fixture) => says(fixture, twoImages.cancelled),
    'the server knows no such request': async ({ status, heard }) => {
      heard.why = 'There is no such request.'
      ;(await status.next()).resolve(404, failure(heard.why))
    },
    'the calling off fails': async ({ cancel }) => {
      ;(await cancel.next()).reject()
      await expect.element(page.getByText('This could not be cancelled')).toBeVisible()
    },
    'no answer comes': async ({ submit, status }) => (submit.isOpen ? submit.reject() : (await status.next()).reject()),
    'a second passes': ({ tab }) => tab.site.pass(1_000),
    'two seconds pass': ({ tab }) => tab.site.pass(2_000),
    'fifteen seconds pass': ({ tab }) => tab.site.pass(15_000),
    'the live connection opens': liveConnection.opens,
    'the live connection is cut': liveConnection.cut,
    'the live connection tells: working': () => liveConnection.tells(twoImages.working),
    'the live connection tells what was before': () => liveConnection.tells(twoImages.queued),
    'the live connection tells: everything delivered': () => liveConnection.tells(twoImages.delivered),
    'the browser is online again': backOnline,
  },
  states: {
    'before the service': () => {},
    'the form': async (fixture) => {
      await idle(fixture)
      await expect.element(alert).not.toBeInTheDocument()
      await expect.element(field).toBeValid()
    },
    'the form, connected': idle,
    'told what to correct': async (fixture) => {
      await idle(fixture)
      await expect.element(field).toHaveFocus()
      await expect.element(page.getByText('Say what you want to see first')).toBeVisible()
      await warned('Please look at what is marked above. Nothing was charged.')
    },
    'handing over': handingOver,
    'handing over, connected': handingOver,
    'the form, and why': async (fixture) => {
      await idle(fixture)
      await expect.element(page.getByText(fixture.heard.why)).toBeVisible()
      await expect.element(run).not.toBeInTheDocument()
      expect(JSON.parse(sessionStorage.getItem(requests) ?? '[]')).toEqual([])
    },
    'the form, and nobody knows': async (fixture) => {
      await idle(fixture)
      await warned('We could not reach the server. Try again: the same request is never charged twice.')
      await expect.element(field).toHaveValue(prompt)
    },
    'short of tokens': async (fixture) => {
      await idle(fixture)
      const { balance } = fixture.heard
      await warned('Not enough tokens')
      await warned(`This needs 2 tokens, and you have ${balance} tokens. Everything you entered stays here.`)
      await expect.element(page.getByRole('banner').getByText(String(balance))).toBeVisible()
      await expect.element(field).toHaveValue(prompt)
    },
    'offered again': async (fixture) => {
      await idle(fixture)
      await expect.element(page.getByRole('status').getByText('Your tokens are here')).toBeVisible()
      await expect.element(alert).not.toBeInTheDocument()
      await expect.element(field).toHaveValue(prompt)
    },
    'in the queue': (fixture) => underWay(fixture, queued, 0),
    'asking, in the queue': (fixture) => underWay(fixture, queued, 1),
    'being worked on': beingWorkedOn,
    'in the queue, connected': (fixture) => underWay(fixture, queued, 0),
    'asking, in the queue, connected': async (fixture) => {
      await expect.poll(() => fixture.status.waiting).toBe(1)
      await underWay(fixture, queued, 1)
    },
    'being worked on, connected': beingWorkedOn,
    'asking, being worked on': (fixture) => underWay(fixture, working, 1),
    'asking about a request nobody has told of yet': async ({ status }) => {
      await expect.poll(() => status.waiting).toBe(1)
      await expect.element(page.getByRole('heading', { name: 'Your images appear here' })).toBeVisible()
      expect(sessionStorage.getItem(requests)).toBe(JSON.stringify([twoImages.queued.id]))
    },
    'not reachable': async ({ status }) => {
      expect(status.waiting).toBe(0)
      await warned('You are offline')
      await expect.element(news).toHaveTextContent(queued)
    },
    'being called off': async ({ cancel }) => {
      expect(cancel.waiting).toBe(1)
      await expect.element(run.getByRole('button', { name: 'Cancelling...' })).toBeDisabled()
    },
    delivered: (fixture) => over(fixture, '2 images delivered for 2 tokens', 2),
    'delivered, and one token given back': (fixture) =>
      over(fixture, '2 images delivered for 2 tokens · 1 token given back', 2),
    'partly delivered': (fixture) =>
      over(fixture, '1 of 2 delivered. 1 token refunded: you were not charged for the rest.', 1),
    'failed and refunded': (fixture) => over(fixture, 'None of the images worked out. You were not charged.', 0),
    cancelled: (fixture) => over(fixture, 'Cancelled. You were not charged.', 0),
  },
})
