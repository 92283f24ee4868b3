import { advanceClock, defineDriver, lazyWorld, type Watcher } from '../testing/index.ts'
import { contactModel } from './contact.model.ts'
import { createTestContact } from './contact.support.ts'
import { contactMachine } from './index.ts'

const begin = (watcher: Watcher) => lazyWorld(() => createTestContact(watcher))

/** Takes the steps of writing to support at the real machine. */
export const contactDriver = defineDriver({
  model: contactModel,
  machine: contactMachine,
  begin,
  steps: {
    'the person opens the form': (page) => page.open(),
    // The same machine stands behind the form, open or closed; opening it tells it nothing.
    'the person opens the form again': () => {},
    'the person sends a message': ({ now }) => now.send(),
    'the person presses the button again': ({ now }) => now.send(),
    'the server takes the message': ({ now }) => now.sendMessage.last().answer({ status: 'OK' }),
    'the server answers that it did not work': ({ now }) => now.sendMessage.last().answer({ status: 'ERROR' }),
    'the server finds mistakes': ({ now }) =>
      now.sendMessage.last().fail({ kind: 'validation', errors: { email: ['No such address'] } }),
    'no answer comes': ({ now }) => now.sendMessage.last().fail({ kind: 'network' }),
    'nine tenths of a second pass': ({ now }) => advanceClock(now, 900),
    'the person closes the form': ({ now }) => now.actor.send({ type: 'form.reset' }),
  },
})
