import {
  deferred,
  makeAuthAnswer,
  makeCurrencies,
  makeGuestAnswer,
  makeProfile,
  makeSettings,
  makeStaticPages,
  ok,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { backOnline, partCannotBeFetched } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { unreachableStep } from '../support/reachablePaths.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => ({
  tab: createLazySite(),
  person: deferred('get', '/is-auth'),
  profile: deferred('get', '/user/profile'),
  settings: deferred('get', '/settings'),
  countries: deferred('get', '/countries'),
  pages: deferred('get', '/static-pages'),
  currencies: deferred('get', '/currencies'),
})

type Fixture = ReturnType<typeof setUp>

const restArrives = async ({ profile, countries, pages, currencies }: Fixture) => {
  if (profile.waiting > 0) (await profile.next()).resolve(200, makeProfile())
  ;(await countries.next()).resolve(200, ok([]))
  ;(await pages.next()).resolve(200, ok(makeStaticPages()))
  // Read once, they are not asked for again.
  if (currencies.waiting > 0) (await currencies.next()).resolve(200, ok(makeCurrencies()))
}

const nothingArrives = async ({ profile, settings, countries, pages, currencies }: Fixture) => {
  if (profile.waiting > 0) (await profile.next()).reject()
  for (const call of [settings, countries, pages, currencies]) (await call.next()).reject()
}

const opening = page.getByText('Opening Mintage')
const failed = page.getByRole('heading', { name: 'An error occurred during initialization' })
const home = page.getByRole('heading', { level: 1 })
const footer = page.getByRole('contentinfo')

/** How many answers the shared data still waits for. */
const awaited = ({ settings, countries, pages, currencies }: Fixture) =>
  [settings, countries, pages, currencies].reduce((sum, { waiting }) => sum + waiting, 0)

const expectSite = async (who: 'a person' | 'a guest') => {
  await expect.element(home).toBeVisible()
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('link', { name: 'Sign in' })).toHaveLength(who === 'a guest' ? 1 : 0)
}

const reading = async ({ settings, countries, pages }: Fixture, who: 'a person' | 'a guest') => {
  await expectSite(who)
  await expect.poll(() => [settings, countries, pages].map(({ waiting }) => waiting)).toEqual([1, 1, 1])
}

const expectLoaded = async (
  fixture: Fixture,
  who: 'a person' | 'a guest',
  read: { settings: boolean; pages: boolean },
) => {
  await expectSite(who)
  await expect.poll(() => awaited(fixture)).toBe(0)
  await expect.element(footer.getByText(makeSettings().requisites)).toHaveLength(read.settings ? 1 : 0)
  await expect.element(footer.getByRole('link', { name: 'Privacy policy' })).toHaveLength(read.pages ? 1 : 0)
}

const everything = { settings: true, pages: true }
const defaults = { settings: false, pages: false }

testModelPaths(models['start-up'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the page loads': ({ tab, person, profile, settings, countries, pages, currencies }) =>
      tab.open({
        path: '/',
        handlers: [person, profile, settings, countries, pages, currencies].map(({ handler }) => handler),
      }),
    'the program is ready': async ({ person }) => expect.poll(() => person.waiting).toBe(1),
    'the program cannot start': unreachableStep('Preparing the program starts three machines, none of which can throw'),
    'a person is signed in': async ({ person, profile }) => {
      ;(await person.next()).resolve(200, makeAuthAnswer())
      await expect.poll(() => profile.waiting).toBe(1)
    },
    'nobody is signed in': async ({ person }) => (await person.next()).resolve(200, makeGuestAnswer()),
    'nobody can say who is here': async ({ person }) => (await person.next()).reject(),
    'a part of the program cannot be fetched': partCannotBeFetched,
    'everything arrives': async (fixture) => {
      ;(await fixture.settings.next()).resolve(200, ok(makeSettings()))
      await restArrives(fixture)
    },
    'nothing can be read': nothingArrives,
    'only the settings cannot be read': async (fixture) => {
      ;(await fixture.settings.next()).reject()
      await restArrives(fixture)
    },
    'everything is asked for again': backOnline,
    'the person tries again': () => page.getByRole('button', { name: 'Retry' }).click(),
  },
  states: {
    'an empty tab': () => {},
    'the program is being prepared': () => expect.element(opening).toBeVisible(),
    'finding out who is here': async (fixture) => {
      await expect.element(opening).toBeVisible()
      expect(awaited(fixture)).toBe(1)
    },
    'reading what a person needs': (fixture) => reading(fixture, 'a person'),
    'reading what a guest needs': (fixture) => reading(fixture, 'a guest'),
    'the site, for a person': (fixture) => expectLoaded(fixture, 'a person', everything),
    'the site on its defaults, for a person': (fixture) => expectLoaded(fixture, 'a person', defaults),
    'the site': (fixture) => expectLoaded(fixture, 'a guest', everything),
    'the site on its defaults': (fixture) => expectLoaded(fixture, 'a guest', defaults),
    'the site on default settings': (fixture) => expectLoaded(fixture, 'a guest', { settings: false, pages: true }),
    'told that it could not start': () => expect.element(failed).toBeVisible(),
  },
})
