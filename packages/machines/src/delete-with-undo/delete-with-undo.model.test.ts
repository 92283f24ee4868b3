import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { deleteWithUndoDriver } from './delete-with-undo.driver.ts'

describeModel({
  ...deleteWithUndoDriver,
  states: {
    'the library': () => {},
    'the image is there': ({ now }) => {
      expect(now.at().value).toBe('present')
      expect(now.at().context.error).toBeNull()
    },
    'the image is there, and why': ({ now }) => {
      expect(now.at().value).toBe('present')
      expect(now.at().context.error).toEqual({ key: 'projects.deleteFailed' })
    },
    'being deleted': ({ now }) => expect(now.at().value).toEqual({ deleting: 'meant' }),
    'taken back before it was gone': ({ now }) => expect(now.at().value).toEqual({ deleting: 'takenBack' }),
    'undo is offered': ({ now }) => expect(now.at().value).toBe('undoable'),
    'being restored': ({ now }) => expect(now.at().value).toBe('restoring'),
    'could not be restored': ({ now }) => expect(now.at().value).toBe('restoreFailed'),
    gone: ({ now }) => expect(now.at().status).toBe('done'),
  },
  invariant: ({ now }) => {
    const shown = now.types().filter((type) => type === 'itemShown').length
    const hidden = now.types().filter((type) => type === 'itemHidden').length
    expect(hidden - shown).toBe(now.at().hasTag('hidden') || now.at().matches('deleted') ? 1 : 0)
  },
})
