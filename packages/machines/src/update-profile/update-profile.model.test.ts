import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { updateProfileDriver } from './update-profile.driver.ts'
import { change } from './update-profile.support.ts'

describeModel({
  ...updateProfileDriver,
  states: {
    'before the account': () => {},
    'nothing can be sent': ({ now }) => {
      expect(now.at().value).toBe('signedOut')
      expect(now.at().context).toEqual({ signedIn: false, serverErrors: {}, formError: null })
    },
    'the form': ({ now }) => expect(now.at().value).toEqual({ editing: 'filling' }),
    'being saved': ({ now }) => {
      expect(now.at().value).toBe('saving')
      expect(now.updateProfile.calls.filter(({ open }) => open)).toHaveLength(1)
      expect(now.updateProfile.last().input).toEqual(change)
      expect(now.at().context).toMatchObject({ serverErrors: {}, formError: null })
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: {}, formError: { key: 'account.profile.saveFailed' } })
    },
    'the form, and why under the field': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: { postCode: 'Too long' }, formError: null })
    },
    saved: ({ now }) => {
      expect(now.at().hasTag('saved')).toBe(true)
      expect(now.emitted.at(-1)).toEqual({ type: 'profileSaved' })
    },
  },
})
