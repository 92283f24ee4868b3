import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { startUpDriver } from './start-up.driver.ts'
import type { createTestStartUp } from './start-up.support.ts'

type Fixture = ReturnType<typeof createTestStartUp>

const isReady = ({ at }: Fixture, tasks: readonly string[]) => {
  expect(at().value).toBe('ready')
  expect(Object.keys(at().context.errors).filter((task) => task !== 'auth')).toEqual(tasks)
}

describeModel({
  ...startUpDriver,
  states: {
    'an empty tab': () => {},
    'the program is being prepared': ({ now }) => {
      expect(now.at().value).toBe('bootstrapping')
      expect(now.at().context.fatalMessage).toBeNull()
    },
    'finding out who is here': ({ now }) => expect(now.at().value).toBe('checkingAuth'),
    'reading what a person needs': ({ now }) =>
      expect(now.at().matches({ loadingData: { profile: 'loading' } })).toBe(true),
    'reading what a guest needs': ({ now }) =>
      expect(now.at().matches({ loadingData: { profile: 'settled' } })).toBe(true),
    'the site, for a person': ({ now }) => isReady(now, []),
    'the site on its defaults, for a person': ({ now }) =>
      isReady(now, ['profile', 'settings', 'countries', 'pages', 'currencies']),
    'the site': ({ now }) => isReady(now, []),
    'the site on its defaults': ({ now }) => isReady(now, ['settings', 'countries', 'pages', 'currencies']),
    'the site on default settings': ({ now }) => isReady(now, ['settings']),
    'told that it could not start': ({ now }) => {
      expect(now.at().value).toBe('failed')
      expect(now.at().context.fatalMessage).not.toBeNull()
    },
  },
})
