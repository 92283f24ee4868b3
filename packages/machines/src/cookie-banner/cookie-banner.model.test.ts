// @module-tag R408
import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { cookieBannerDriver } from './cookie-banner.driver.ts'

describeModel({
  ...cookieBannerDriver,
  states: {
    'nothing on screen': () => {},
    'the banner': ({ now }) => expect(now.at().value).toBe('choosing'),
    'the consent dialog': ({ now }) => expect(now.at().value).toBe('readingDetails'),
    accepted: ({ now }) => expect(now.at().hasTag('allowed')).toBe(true),
    declined: ({ now }) => {
      expect(now.at().value).toBe('declined')
      expect(now.emitted).toEqual([{ type: 'choiceMade', accepted: false, days: 365 }])
    },
  },
})
