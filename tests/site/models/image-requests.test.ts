import type { Schemas } from '@mintage/api-client'
import {
  deferred,
  failure,
  makeAuthAnswer,
  makeImageRequest,
  makeProfile,
  makeRequestedImage,
  mock,
  ok,
  page as pageOf,
  sampleId,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { databaseOfFiles } from '../../../apps/site/src/app/storage.ts'
import { backOnline } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { pixel } from '../support/images.ts'
import { liveConnection } from '../support/liveConnection.ts'
import { email, password, sendSignIn, signOut } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

/** Where a visit keeps the ids of its requests for a reload. */
const requests = 'services.upscale.jobs'

type Report = Schemas['ImageRequest']

const report = (id: number, name: string, change: Partial<Report> = {}): Report =>
  makeImageRequest({
    id: sampleId(id),
    service: 'upscale',
    state: 'working',
    created_at: new Date().toISOString(),
    settings: { file_name: name, factor: 2 },
    images: [makeRequestedImage({ state: 'working', progress: 40, project_id: null, url: null })],
    ...change,
  })

const delivered = (token_return: 'available' | 'returned') => ({
  state: 'completed' as const,
  token_returns_left: 3,
  images: [makeRequestedImage({ state: 'delivered', project_id: sampleId(301), url: pixel, token_return })],
})

const heron = report(401, 'heron.png')
const bowl = report(402, 'bowl.png')

const bytes = Uint8Array.from(atob(pixel.split(',')[1] ?? ''), (char) => char.charCodeAt(0))

const setUp = () => {
  const tab = createLazySite()
  const submit = deferred('post', '/images/upscale')
  const status = deferred('get', '/images/requests/{id}')
  const cancel = deferred('post', '/images/requests/{id}/cancel')
  const history = deferred('get', '/request-history')
  const giveBack = mock('post', '/images/requests/{id}/return-token', ({ reply }) =>
    reply(200, ok(report(401, 'heron.png', delivered('returned')))),
  )
  const signIn = mock('post', '/login', ({ reply }) => reply(200, makeAuthAnswer()))
  const account = { id: makeProfile().id, balance: 200.9 }
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
  return {
    ...{ tab, submit, status, cancel, history, account },
    open: async (requestIds: readonly string[]) => {
      const handlers = [submit.handler, status.handler, cancel.handler, history.handler, giveBack, signIn, profile]
      const visit = { [requests]: JSON.stringify(requestIds) }
      await tab.open({ path: '/services/upscale', signedIn: true, stored: { visit }, handlers })
      await expect.element(page.getByRole('heading', { name: 'Upscale', level: 1 })).toBeVisible()
    },
  }
}

type Fixture = ReturnType<typeof setUp>

const warning = (words: string) => page.getByRole('main').getByRole('alert').getByText(words)
const nothing = page.getByRole('heading', { name: 'The larger picture appears here' })
const shown = (name: string | RegExp) => page.getByRole('heading', { name, level: 3 })
const strip = page.getByRole('list', { name: 'All pictures of this visit' })
const toast = (words: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(words)

const questionAbout = async ({ tab, status }: Fixture, { id }: Report) => {
  if (status.waiting === 0) await tab.site.pass(1_000)
  for (;;) {
    const call = await status.next()
    if (call.params.id === id) return call
    call.resolve(200, ok(call.params.id === heron.id ? heron : bowl))
  }
}

const tell = async (fixture: Fixture, current: Report) =>
  (await questionAbout(fixture, current)).resolve(200, ok(current))

const found = async (fixture: Fixture, recent: Report) => (await fixture.history.next()).resolve(200, pageOf([recent]))

const tokensArrive = async ({ tab, account }: Fixture, balance: number) => {
  account.balance = balance
  tab.site.dependencies.session.send({ type: 'profile.refreshRequested' })
  await expect.element(page.getByRole('banner').getByText(String(balance), { exact: true })).toBeVisible()
}

const goTo = (address: string) => {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const handIn = async ({ submit }: Fixture) => {
  await userEvent.upload(page.getByLabelText('Choose pictures'), new File([bytes], 'jug.png', { type: 'image/png' }))
  await page.getByRole('button', { name: /^Upscale 1 picture/ }).click()
  await expect.poll(() => submit.waiting).toBe(1)
}

const asks = ({ submit, history }: Fixture, { posts = 0, recent = 0 }, remembered: readonly Report[]) => {
  expect([submit.waiting, history.waiting]).toEqual([posts, recent])
  expect(JSON.parse(sessionStorage.getItem(requests) ?? '[]')).toEqual(remembered.map(({ id }) => id))
}

const empty = async (fixture: Fixture, recent: 0 | 1) => {
  asks(fixture, { recent }, [])
  await expect.element(nothing).toBeVisible()
}

const beingHandedIn = async (fixture: Fixture, recent: 0 | 1) => {
  asks(fixture, { posts: 1, recent }, [])
  await expect.element(shown('jug.png')).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
}

/** The one request that is shown; under the name of the image that was handed in, or of the server. */
const one = async (fixture: Fixture) => {
  asks(fixture, {}, [heron])
  await expect.element(shown(/^(heron|jug)\.png$/)).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
}

const underWay = async (fixture: Fixture) => {
  await one(fixture)
  await expect.element(page.getByRole('button', { name: 'Cancel', exact: true })).toBeEnabled()
}

/** The images in the strip, in their order. */
const names = () =>
  strip
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))

const beside = async (fixture: Fixture, status: string, posts: 0 | 1) => {
  asks(fixture, { posts }, [heron])
  expect(names()).toEqual([`Show jug.png: ${status}`, 'Show heron.png: 40 percent done'])
}

testModelPaths(models['image-requests'], {
  setUp,
  end: async ({ tab }) => {
    // A page that closes takes its requests and its images along; on this page they would be there in the next path.
    signOut(tab.site)
    await tab.close()
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseOfFiles)
  },
  steps: {
    'the person opens the service': (fixture) => fixture.open([]),
    'the person comes back to a request of the visit': async (fixture) => {
      await fixture.open([heron.id])
      await tell(fixture, heron)
    },
    'a recent request is found': async (fixture) => {
      await found(fixture, heron)
      if (fixture.status.waiting > 0 || fixture.submit.waiting === 0) await tell(fixture, heron)
    },
    'a newer request is found': async (fixture) => {
      await found(fixture, bowl)
      await tell(fixture, bowl)
    },
    'no recent request is found': async ({ history }) => (await history.next()).resolve(200, pageOf([])),
    'the history cannot be read': async ({ history }) => (await history.next()).reject(),
    'the person hands an image in': handIn,
    'the person asks for an earlier request': async (fixture) => {
      goTo(`/services/upscale?request=${bowl.id}`)
      await tell(fixture, bowl)
    },
    'the person asks for the one behind': () => goTo(`/services/upscale?request=${heron.id}`),
    'the person calls it off in vain': async ({ cancel }) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      ;(await cancel.next()).reject()
    },
    'the person puts it away': () => page.getByRole('button', { name: /^Put away: / }).click(),
    'the token of its image is given back': async () => {
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Not good?' }).click()
      await dialog.getByRole('radio', { name: 'It has flaws' }).click()
      await dialog.getByRole('button', { name: 'Get 1 token back' }).click()
      await expect.element(dialog.getByRole('status').getByText('1 token given back')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    },
    'the person signs out': ({ tab }) => signOut(tab.site),
    'another person signs in': async ({ account }) => {
      account.id = sampleId(8)
      await sendSignIn({ email, password })
    },
    'the server accepts it': async ({ submit }) => (await submit.next()).resolve(202, ok(bowl)),
    'the server accepts it as the request that it had': async ({ submit }) =>
      (await submit.next()).resolve(202, ok(heron)),
    'the server delivers it': (fixture) => tell(fixture, report(401, 'heron.png', delivered('available'))),
    'the server does not know it any more': async (fixture) =>
      (await questionAbout(fixture, heron)).resolve(404, failure('There is no such request.')),
    'the server cannot be reached': async (fixture) => (await questionAbout(fixture, heron)).reject(),
    'the browser is online again': async (fixture) => {
      backOnline()
      await tell(fixture, heron)
    },
    'the live connection opens': async (fixture) => {
      await liveConnection.opens()
      await tell(fixture, heron)
    },
    'the live connection is cut': liveConnection.cut,
    'the live connection tells that it is delivered': () =>
      liveConnection.tells(report(401, 'heron.png', delivered('available'))),
    'the live connection tells of it first': async ({ submit }) => {
      await liveConnection.tells(bowl)
      ;(await submit.next()).resolve(202, ok(report(402, 'bowl.png', { state: 'queued' })))
    },
    'there are not enough tokens': async ({ submit, account }) => {
      account.balance = 0.5
      const words = 'You need 1 token and have 0.5.'
      ;(await submit.next()).resolve(402, { ...failure(words), code: 'not_enough_tokens', needed: 1, balance: 0.5 })
    },
    'some tokens arrive, but too few': (fixture) => tokensArrive(fixture, 0.9),
    'enough tokens arrive': (fixture) => tokensArrive(fixture, 1),
  },
  states: {
    'before the service': () => {},
    'no request, looking for a recent one': (fixture) => empty(fixture, 1),
    'the request of the visit, looking for a recent one': async (fixture) => {
      asks(fixture, { recent: 1 }, [heron])
      await expect.element(shown('heron.png')).toBeVisible()
    },
    'one being handed in, looking for a recent one': (fixture) => beingHandedIn(fixture, 1),
    'one being handed in': (fixture) => beingHandedIn(fixture, 0),
    'no request': (fixture) => empty(fixture, 0),
    'no request, and why': async (fixture) => {
      await empty(fixture, 0)
      await expect.element(toast('There is no such request.')).toBeVisible()
    },
    'a request under way': async (fixture) => {
      await underWay(fixture)
      await expect.element(warning('You are offline')).not.toBeInTheDocument()
    },
    'a request under way, connected': underWay,
    'a request under way, connected, and one being handed in': (fixture) => beside(fixture, 'being sent', 1),
    'two requests, both being worked on': async (fixture) => {
      asks(fixture, {}, [bowl, heron])
      await expect.poll(names).toEqual(['Show jug.png: 40 percent done', 'Show heron.png: 40 percent done'])
    },
    'a request under way, offline': async (fixture) => {
      await underWay(fixture)
      await expect.element(warning('You are offline')).toBeVisible()
    },
    'a request under way, and why it goes on': async (fixture) => {
      await underWay(fixture)
      await expect.element(toast('This could not be cancelled')).toBeVisible()
    },
    'a request done': async (fixture) => {
      await one(fixture)
      await expect.element(page.getByRole('link', { name: /^Download/ })).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Not good?' })).toBeEnabled()
    },
    'a request done, with its token given back': async (fixture) => {
      await one(fixture)
      await expect.element(page.getByText('Token given back', { exact: true })).toBeVisible()
    },
    'a request under way, and one being handed in': (fixture) => beside(fixture, 'being sent', 1),
    'a request under way, and one short of tokens': async (fixture) => {
      await beside(fixture, 'waits for tokens', 0)
      await expect.element(warning('Not enough tokens')).toBeVisible()
    },
    'a request under way, and one offered again': async (fixture) => {
      await beside(fixture, 'ready to start', 0)
      await expect.element(page.getByRole('status').getByText('Your tokens are here')).toBeVisible()
    },
    'two requests': async (fixture) => {
      asks(fixture, {}, [bowl, heron])
      await expect.element(shown(/^(bowl|jug)\.png$/)).toBeVisible()
      expect(names()).toEqual([
        expect.stringMatching(/^Show (bowl|jug)\.png/),
        expect.stringMatching(/^Show heron\.png/),
      ])
    },
    'two requests, the other way round': async (fixture) => {
      asks(fixture, {}, [heron, bowl])
      await expect.element(shown('heron.png')).toBeVisible()
      expect(names()).toEqual([
        expect.stringMatching(/^Show heron\.png/),
        expect.stringMatching(/^Show (bowl|jug)\.png/),
      ])
    },
    'signed out': async (fixture) => {
      asks(fixture, {}, [])
      await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    },
  },
})
