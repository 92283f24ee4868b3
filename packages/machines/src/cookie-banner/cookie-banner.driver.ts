import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { cookieBannerModel } from './cookie-banner.model.ts'
import { createTestCookieBanner } from './cookie-banner.support.ts'
import { cookieBannerMachine } from './index.ts'

const setUp = (watcher: Watcher) =>
  lazyFixture((storedChoice: boolean | null) => createTestCookieBanner(storedChoice, watcher))

/** Takes the steps of answering the cookie banner at the real machine. */
export const cookieBannerDriver = defineDriver({
  model: cookieBannerModel,
  machine: cookieBannerMachine,
  setUp,
  steps: {
    'the person comes for the first time': (page) => page.open(null),
    'the person comes back after declining': (page) => page.open(false),
    'the person comes back after accepting': (page) => page.open(true),
    'the person accepts': ({ now }) => now.actor.send({ type: 'cookies.accepted' }),
    'the person declines': ({ now }) => now.actor.send({ type: 'cookies.declined' }),
    'the person wants to learn more': ({ now }) => now.actor.send({ type: 'details.opened' }),
    'the person closes the dialog': ({ now }) => now.actor.send({ type: 'details.closed' }),
  },
})
