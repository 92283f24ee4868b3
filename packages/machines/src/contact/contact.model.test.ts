import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { contactDriver } from './contact.driver.ts'

describeModel({
  ...contactDriver,
  states: {
    'a page': () => {},
    'the form': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'composing' })
      expect(now.at().context).toEqual({ serverErrors: {}, problem: null })
    },
    'being sent': ({ now }) => {
      expect(now.at().value).toBe('sending')
      expect(now.sendMessage.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'the form, and why': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: {} })
      expect(now.at().context.problem).not.toBeNull()
    },
    'the form, and what to correct': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'refused' })
      expect(now.at().context).toEqual({
        serverErrors: { email: 'No such address' },
        problem: { key: 'contact.correct' },
      })
    },
    'closed, on its way': ({ now }) => {
      expect(now.at().value).toBe('sending')
      expect(now.sendMessage.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'closed, and not sent': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'refused' })
      expect(now.emitted).toEqual([])
    },
    thanked: ({ now }) => expect(now.at().value).toBe('sent'),
    'closed by itself': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'composing' })
      expect(now.emitted).toEqual([{ type: 'formFinished' }])
    },
    'closed by the person': ({ now }) => {
      expect(now.at().value).toEqual({ writing: 'composing' })
      expect(now.emitted).toEqual([])
    },
  },
})
