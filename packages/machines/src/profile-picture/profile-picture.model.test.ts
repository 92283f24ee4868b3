import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { profilePictureDriver } from './profile-picture.driver.ts'
import type { createTestProfilePicture } from './profile-picture.support.ts'

type Tab = { readonly now: ReturnType<typeof createTestProfilePicture> }

const chooses = ({ now }: Tab, step: 'filling' | 'refused', problem: object | null) => {
  expect(now.at().value).toEqual({ editing: step })
  expect(now.at().context).toEqual({ serverErrors: {}, formError: problem })
}

describeModel({
  ...profilePictureDriver,
  states: {
    'before the account': () => {},
    'the picture': (tab) => chooses(tab, 'filling', null),
    'on its way': ({ now }) => {
      expect(now.at().value).toBe('submitting')
      expect(now.at().context).toEqual({ serverErrors: {}, formError: null })
      expect(now.uploadPicture.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'the other picture': (tab) => {
      chooses(tab, 'filling', null)
      expect(tab.now.emitted.at(-1)).toEqual({ type: 'pictureReplaced' })
    },
    'the picture, and why not the other': (tab) => chooses(tab, 'refused', { key: 'account.profile.pictureNotSaved' }),
    'the picture, and what is wrong with the other': (tab) => chooses(tab, 'refused', { text: 'This is no picture.' }),
  },
})
