import { defineDriver, inTurn, lazyFixture, type Watcher } from '../testing/index.ts'
import { tokenReturnMachine } from './index.ts'
import { tokenReturnModel } from './token-return.model.ts'
import { createTestTokenReturn } from './token-return.support.ts'

const setUp = (watcher: Watcher) => lazyFixture((left: number) => createTestTokenReturn({ left, watcher }))

/** As long as a comment may be, in letters and in characters of two code units. */
const longestComments = ['x'.repeat(500), '🦊'.repeat(500)] as const

/** Takes the steps of giving a token back at the real machine. */
export const tokenReturnDriver = defineDriver({
  model: tokenReturnModel,
  machine: tokenReturnMachine,
  setUp,
  steps: {
    'the person looks at a result': (page) => page.open(3),
    'the person looks at a result, with one return left': (page) => page.open(1),
    'the person looks at a result, with no return left': (page) => page.open(0),
    'the person finds it not good': ({ now }) => now.ask(),
    'the person gives no reason': ({ now }) => now.submit({ reason: null }),
    'the person writes too much': ({ now }) => now.submit({ comment: 'x'.repeat(501) }),
    'the person gives a reason': ({ now }) =>
      now.submit({ comment: inTurn(longestComments, now.returnToken.calls.length) }),
    'the person presses the button again': ({ now }) => now.submit(),
    'the person closes the dialog': ({ now }) => now.close(),
    'the person tries to close the dialog': ({ now }) => now.close(),
    'the server gives the token back': ({ now }) => now.returnToken.last().answer(undefined),
    'the server refuses': ({ now }) =>
      now.returnToken.last().fail({ kind: 'other', status: 409, message: 'None left' }),
    'the server finds a mistake': ({ now }) =>
      now.returnToken.last().fail({ kind: 'validation', errors: { comment: ['Too long'] } }),
    'no answer comes': ({ now }) => now.returnToken.last().fail({ kind: 'network' }),
  },
})
