import { failure, fieldErrors, held, makeProfile, mock, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { signOut } from './support/session.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'
import { submissions } from './support/submissions.ts'
import { prompt, type Report, twoPictures } from './support/twoPictures.ts'
import { backOnline } from './support/window.ts'

/** Where a visit keeps the ids of its jobs for a reload. */
const jobs = 'services.generate.jobs'

const begin = () => {
  const tab = siteInWaiting()
  const submit = submissions()
  const status = held('get', '/images/requests/{id}')
  const cancel = held('post', '/images/requests/{id}/cancel')
  /** Tokens on the server's books. */
  const account = { balance: 200.9 }
  const giveBack = mock('post', '/images/requests/{id}/return-token', ({ reply }) =>
    reply(200, ok(twoPictures.givenBack)),
  )
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
  return {
    ...{ tab, submit, status, cancel, account },
    /** Tokens as the screen last heard of them, and the server's words about what it refused. */
    heard: { balance: 200.9, why: '' },
    open: async (visit: Record<string, string>) => {
      const wire = [submit.handler, status.handler, cancel.handler, giveBack, profile]
      await tab.open({ path: '/services/generate-image', signedIn: true, kept: { visit }, wire })
      await expect.element(page.getByRole('heading', { name: 'Generate image', level: 1 })).toBeVisible()
    },
  }
}

type World = ReturnType<typeof begin>

const field = page.getByRole('textbox', { name: 'Prompt' })
const generate = page.getByRole('button', { name: 'Generate 2 images · 2 tokens' })
const calledOff = page.getByRole('button', { name: /^Cancel/ })
const run = page.getByRole('article', { name: `Images for: ${prompt}` })
const news = run.getByRole('status')
const alert = page.getByRole('main').getByRole('alert')

const ask = async ({ submit }: World, words: string) => {
  await field.fill(words)
  await page.getByRole('radiogroup', { name: 'Images' }).getByRole('radio', { name: '2' }).click()
  await generate.click()
  await submit.arrives(words)
}

const accepts = ({ submit, heard }: World, report: Report) => {
  heard.balance = report.balance
  submit.settle().answer(202, ok(report))
}

/** The answer to whatever was asked last about the job: to call it off, or how far it is. */
const says = async (world: World, report: Report) => {
  const call = await (world.cancel.waiting > 0 ? world.cancel : world.status).next()
  world.heard.balance = report.balance
  call.answer(200, ok(report))
}

/** Tokens are bought on other screens, in a flow of their own; this one hears that the balance is another. */
const tokensArrive = async ({ tab, account, heard }: World, balance: number) => {
  account.balance = balance
  heard.balance = balance
  tab.site.dependencies.session.send({ type: 'profile.refreshRequested' })
  await expect.element(page.getByRole('banner').getByText(String(balance))).toBeVisible()
}

/** Nothing is under way, and nothing is asked of the server. */
const idle = async ({ submit, status, cancel }: World) => {
  expect(submit.isOpen).toBe(false)
  expect([status.waiting, cancel.waiting]).toEqual([0, 0])
  await expect.element(page.getByRole('button', { name: /^Generate \d/ })).toBeEnabled()
  await expect.element(calledOff).not.toBeInTheDocument()
}

const warned = (words: string) => expect.element(alert.getByText(words, { exact: true })).toBeVisible()

/** A run under way, with so many questions about it that wait for an answer. */
const underWay = async ({ status, cancel }: World, words: string, asked: 0 | 1) => {
  expect([status.waiting, cancel.waiting]).toEqual([asked, 0])
  await expect.element(news).toHaveTextContent(words)
  await expect.element(run.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await expect.element(alert).not.toBeInTheDocument()
  expect(sessionStorage.getItem(jobs)).toBe(JSON.stringify([twoPictures.queued.id]))
}

const queued = 'In the queue. It starts in a moment.'
const working = '0 of 2 ready'

/** A run that is over, with so many pictures to open and what it cost. */
const over = async (world: World, words: string, pictures: number) => {
  await idle(world)
  await expect.element(news).toHaveTextContent(words)
  await expect.element(run.getByRole('button', { name: 'Run again · 2 tokens' })).toBeEnabled()
  expect(run.getByRole('button', { name: /^Open image/ }).elements()).toHaveLength(pictures)
  await expect.element(page.getByRole('banner').getByText(String(world.heard.balance))).toBeVisible()
}

describeScreens(models['image-request'], {
  begin,
  end: async ({ tab }) => {
    // A page that closes takes its jobs along; on this page they would go on into the next path.
    signOut(tab.site)
    await tab.close()
  },
  steps: {
    'the person opens the form': (world) => world.open({}),
    'the person comes back to a job of before': (world) =>
      world.open({ [jobs]: JSON.stringify([twoPictures.queued.id]) }),
    'the person submits a form with mistakes': () => page.getByRole('button', { name: /^Generate \d/ }).click(),
    'the person asks for pictures': (world) => ask(world, prompt),
    'the person asks for something else': (world) => ask(world, 'A lighthouse at dawn'),
    'the person agrees': async ({ submit }) => {
      await generate.click()
      await submit.arrives(prompt)
    },
    'the person goes to buy tokens': async () => {
      await alert.getByRole('button', { name: 'Buy tokens' }).click()
      const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
      await expect.element(dialog).toBeVisible()
      // The purchase is a flow of its own; what waits for it is looked at once it is out of the way.
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    },
    'some tokens arrive, but too few': (world) => tokensArrive(world, 1.9),
    'enough tokens arrive': (world) => tokensArrive(world, 2),
    'the person calls it off': () => run.getByRole('button', { name: 'Cancel' }).click(),
    'the person wants another': async () => {
      await run.getByRole('button', { name: 'Edit settings' }).click()
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveValue(prompt)
    },
    'the token of a picture is given back': async ({ account, heard }) => {
      account.balance = twoPictures.givenBack.balance
      heard.balance = account.balance
      const dialog = page.getByRole('dialog')
      await run.getByRole('button', { name: 'Not good?' }).click()
      await dialog.getByRole('radio', { name: 'It has flaws' }).click()
      await dialog.getByRole('button', { name: 'Get 1 token back' }).click()
      await expect.element(dialog.getByRole('status').getByText('1 token given back')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    },
    'the server puts the job into the queue': (world) => accepts(world, twoPictures.queued),
    'the server begins at once': (world) => accepts(world, twoPictures.working),
    'the server delivers everything at once': (world) => accepts(world, twoPictures.delivered),
    'there are not enough tokens': ({ submit, account, heard }) => {
      account.balance = 0.5
      heard.balance = 0.5
      const words = 'You need 2 tokens and have 0.5.'
      submit.settle().answer(402, { ...failure(words), code: 'not_enough_tokens', needed: 2, balance: 0.5 })
    },
    'the server refuses the job': ({ submit, heard }) => {
      heard.why = 'We do not make pictures of this.'
      submit.settle().answer(422, fieldErrors({ prompt: [heard.why] }))
    },
    'the server says: still in the queue': (world) => says(world, twoPictures.queued),
    'the server says: working': (world) => says(world, twoPictures.working),
    'the server says: everything delivered': (world) => says(world, twoPictures.delivered),
    'the server says: partly delivered': (world) => says(world, twoPictures.partlyDelivered),
    'the server says: failed': (world) => says(world, twoPictures.failed),
    'the server says: cancelled': (world) => says(world, twoPictures.cancelled),
    'the server knows no such job': async ({ status, heard }) => {
      heard.why = 'There is no such request.'
      ;(await status.next()).answer(404, failure(heard.why))
    },
    'the calling off fails': async ({ cancel }) => {
      ;(await cancel.next()).breakOff()
      await expect.element(page.getByText('This could not be cancelled')).toBeVisible()
    },
    'no answer comes': async ({ submit, status }) =>
      submit.isOpen ? submit.breakOff() : (await status.next()).breakOff(),
    'a second passes': ({ tab }) => tab.site.pass(1_000),
    'two seconds pass': ({ tab }) => tab.site.pass(2_000),
    'the browser is online again': backOnline,
  },
  states: {
    'before the service': () => {},
    'the form': async (world) => {
      await idle(world)
      await expect.element(alert).not.toBeInTheDocument()
      await expect.element(field).toBeValid()
    },
    'told what to correct': async (world) => {
      await idle(world)
      await expect.element(field).toHaveFocus()
      await expect.element(page.getByText('Say what you want to see first')).toBeVisible()
      await warned('Please look at what is marked above. Nothing was charged.')
    },
    'handing over': async ({ submit, status }) => {
      expect(submit.isOpen).toBe(true)
      expect(status.waiting).toBe(0)
      await expect.element(page.getByRole('button', { name: 'Sending the prompt...' })).toBeDisabled()
      await expect.element(alert).not.toBeInTheDocument()
    },
    'the form, and why': async (world) => {
      await idle(world)
      await expect.element(page.getByText(world.heard.why)).toBeVisible()
      await expect.element(run).not.toBeInTheDocument()
      expect(JSON.parse(sessionStorage.getItem(jobs) ?? '[]')).toEqual([])
    },
    'the form, and nobody knows': async (world) => {
      await idle(world)
      await warned('We could not reach the server. Try again: the same request is never charged twice.')
      await expect.element(field).toHaveValue(prompt)
    },
    'short of tokens': async (world) => {
      await idle(world)
      const { balance } = world.heard
      await warned('Not enough tokens')
      await warned(`This needs 2 tokens, and you have ${balance} tokens. Everything you entered stays here.`)
      await expect.element(page.getByRole('banner').getByText(String(balance))).toBeVisible()
      await expect.element(field).toHaveValue(prompt)
    },
    'offered again': async (world) => {
      await idle(world)
      await expect.element(page.getByRole('status').getByText('Your tokens are here')).toBeVisible()
      await expect.element(alert).not.toBeInTheDocument()
      await expect.element(field).toHaveValue(prompt)
    },
    'in the queue': (world) => underWay(world, queued, 0),
    'asking, in the queue': (world) => underWay(world, queued, 1),
    'being worked on': async (world) => {
      await underWay(world, working, 0)
      await expect.element(run.getByRole('progressbar', { name: 'image 1 of 2' })).toBeVisible()
    },
    'asking, being worked on': (world) => underWay(world, working, 1),
    'asking about a job nobody has told of yet': async ({ status }) => {
      await expect.poll(() => status.waiting).toBe(1)
      await expect.element(page.getByRole('heading', { name: 'Your images appear here' })).toBeVisible()
      expect(sessionStorage.getItem(jobs)).toBe(JSON.stringify([twoPictures.queued.id]))
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
    delivered: (world) => over(world, '2 images delivered for 2 tokens', 2),
    'delivered, and one token given back': (world) =>
      over(world, '2 images delivered for 2 tokens · 1 token given back', 2),
    'partly delivered': (world) =>
      over(world, '1 of 2 delivered. 1 token refunded: you were not charged for the rest.', 1),
    'failed and refunded': (world) => over(world, 'None of the images worked out. You were not charged.', 0),
    cancelled: (world) => over(world, 'Cancelled. You were not charged.', 0),
  },
})
