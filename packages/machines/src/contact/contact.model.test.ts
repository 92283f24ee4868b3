import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { contactDriver } from './contact.driver.ts'

describeModel({
  ...contactDriver,
  states: {
    'a page': () => {},
    'the form': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'filling' })
      expect(now.at().context).toEqual({ serverErrors: {}, formError: null })
    },
    'being sent': ({ now }) => {
      expect(now.at().value).toBe('submitting')
      expect(now.sendMessage.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: {} })
      expect(now.at().context.formError).not.toBeNull()
    },
    'the form, and what to correct': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'refused' })
      expect(now.at().context).toEqual({
        serverErrors: { email: 'No such address' },
        formError: { key: 'contact.correct' },
      })
    },
    'closed, on its way': ({ now }) => {
      expect(now.at().value).toBe('submitting')
      expect(now.sendMessage.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'closed, and not sent': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'refused' })
      expect(now.emitted).toEqual([])
    },
    thanked: ({ now }) => expect(now.at().value).toBe('sent'),
    'closed by itself': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'filling' })
      expect(now.emitted).toEqual([{ type: 'formFinished' }])
    },
    'closed by the person': ({ now }) => {
      expect(now.at().value).toEqual({ editing: 'filling' })
      expect(now.emitted).toEqual([])
    },
  },
})
