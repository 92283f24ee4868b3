import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { startUpMachine } from './index.ts'
import { startUpModel } from './start-up.model.ts'
import { countries, createTestStartUp, pages, settings } from './start-up.support.ts'

const setUp = (watcher: Watcher) => lazyFixture(() => createTestStartUp(watcher))

type Fixture = ReturnType<typeof createTestStartUp>

const failure = { kind: 'network' }

const restArrives = async (page: Fixture) => {
  await page.loadCountries.last().answer(countries)
  await page.loadPages.last().answer(pages)
  await page.loadCurrencies.last().answer(undefined)
  if (page.at().matches({ loadingData: { profile: 'loading' } })) await page.loadProfile.last().answer(undefined)
}

const everythingArrives = async (page: Fixture) => {
  await page.loadSettings.last().answer(settings)
  await restArrives(page)
}

const nothingArrives = async (page: Fixture) => {
  if (page.at().matches({ loadingData: { profile: 'loading' } })) await page.loadProfile.last().fail(failure)
  for (const task of [page.loadSettings, page.loadCountries, page.loadPages, page.loadCurrencies])
    await task.last().fail(failure)
}

/** Takes the steps of loading the site at the real machine. */
export const startUpDriver = defineDriver({
  model: startUpModel,
  machine: startUpMachine,
  setUp,
  steps: {
    'the page loads': (tab) => tab.open(),
    'the program is ready': ({ now }) => now.bootstrap.last().answer(undefined),
    'the program cannot start': ({ now }) => now.bootstrap.last().fail(new Error('no storage')),
    'a person is signed in': ({ now }) => now.checkAuth.last().answer({ signedIn: true }),
    'nobody is signed in': ({ now }) => now.checkAuth.last().answer({ signedIn: false }),
    'nobody can say who is here': ({ now }) => now.checkAuth.last().fail(failure),
    'a part of the program cannot be fetched': ({ now }) =>
      now.actor.send({ type: 'preload.failed', message: 'no chunk' }),
    'everything arrives': ({ now }) => everythingArrives(now),
    'nothing can be read': ({ now }) => nothingArrives(now),
    'only the settings cannot be read': async ({ now }) => {
      await now.loadSettings.last().fail(failure)
      await restArrives(now)
    },
    'everything is asked for again': ({ now }) => now.actor.send({ type: 'reload.requested' }),
    'the person tries again': ({ now }) => now.actor.send({ type: 'retry.requested' }),
  },
})
