import { formSteps } from '../form/form.driver.ts'
import { advanceClock, defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { contactModel } from './contact.model.ts'
import { createTestContact } from './contact.support.ts'
import { contactMachine } from './index.ts'

/** Takes the steps of writing to support at the real machine. */
export const contactDriver = defineDriver({
  model: contactModel,
  machine: contactMachine,
  setUp: (watcher: Watcher) => lazyFixture(() => createTestContact(watcher)),
  steps: {
    ...formSteps({ kind: 'validation', errors: { email: ['No such address'] } }),
    // The machine keeps its state while the dialog is closed, so opening sends no event.
    'the person opens the form again': () => {},
    'the person closes the form': ({ now }) => now.actor.send({ type: 'form.reset' }),
    'nine tenths of a second pass': ({ now }) => advanceClock(now, 900),
  },
})
