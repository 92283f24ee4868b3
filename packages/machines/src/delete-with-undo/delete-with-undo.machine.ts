import { and, assign, emit, not, setup, stateIn } from 'xstate'
import { type CallFailure, isServerRefusal, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type DeletionTextKey = 'projects.deleteFailed' | 'projects.restored' | 'projects.restoreFailed'

interface DeleteWithUndoInput {
  /** What is to be deleted. */
  itemId: string
}

interface DeleteWithUndoContext {
  itemId: string
  error: Message<DeletionTextKey> | null
}

type DeleteWithUndoEvent = { type: 'deletion.requested' } | { type: 'undo.requested' } | { type: 'failure.dismissed' }

type DeleteWithUndoEmitted =
  /** Take the item off the screen; it may come back. */
  | { type: 'itemHidden'; itemId: string }
  /** Put the item back where it was. */
  | { type: 'itemShown'; itemId: string }
  | { type: 'toast'; tone: ToastTone; message: Message<DeletionTextKey> }

/** `hidden`: the item is off the screen. `undoable`: the Undo button is offered. */
type DeleteWithUndoTag = 'busy' | 'hidden' | 'undoable'

const types: MachineTypes<
  DeleteWithUndoContext,
  DeleteWithUndoEvent,
  DeleteWithUndoEmitted,
  DeleteWithUndoTag,
  DeleteWithUndoInput
> = {}

/** R009: deleting one item, with a few seconds to think again. One actor for each item. */
export const deleteWithUndoMachine = setup({
  types,
  actors: {
    deleteItem: notProvided<void, { itemId: string }>('deleteItem'),
    restoreItem: notProvided<void, { itemId: string }>('restoreItem'),
  },
  delays: {
    /** How long Undo is offered; the server keeps a deleted item restorable for longer. */
    undoWindow: 6_000,
  },
  guards: {
    noAnswer: (_, failure: CallFailure) => !isServerRefusal(failure),
    /** A 404 means that it is deleted already, for example in another tab. */
    alreadyGone: ({ event }) => 'error' in event && readFailure(event.error).kind === 'notFound',
    tookItBack: stateIn({ deleting: 'takenBack' }),
  },
  actions: {
    clearError: assign({ error: null }),
    assignError: assign((_, error: Message<DeletionTextKey>) => ({ error })),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<DeletionTextKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
    announceHidden: emit(({ context }) => ({ type: 'itemHidden', itemId: context.itemId }) as const),
    announceShown: emit(({ context }) => ({ type: 'itemShown', itemId: context.itemId }) as const),
  },
}).createMachine({
  id: 'deleteWithUndo',
  description: 'Deleting one creation, with Undo.',
  context: ({ input }) => ({ itemId: input.itemId, error: null }),
  initial: 'present',
  states: {
    present: {
      description: 'The item is there and can be deleted.',
      on: {
        'deletion.requested': { target: 'deleting', actions: ['clearError', 'announceHidden'] },
        'failure.dismissed': { actions: 'clearError' },
      },
    },
    deleting: {
      description: 'The item is off the screen and the server is deleting it.',
      tags: ['busy', 'hidden'],
      initial: 'meant',
      invoke: {
        src: 'deleteItem',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: [{ guard: 'tookItBack', target: 'restoring' }, { target: 'undoable' }],
        onError: [
          {
            guard: and(['alreadyGone', 'tookItBack']),
            target: 'restoring',
          },
          { guard: 'alreadyGone', target: 'undoable' },
          {
            guard: not('tookItBack'),
            target: 'present',
            actions: [
              {
                type: 'assignError',
                params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'projects.deleteFailed'),
              },
              'announceShown',
              {
                type: 'tell',
                params: ({ event }) => ({
                  tone: 'error',
                  message: serverWordsOr(readFailure(event.error).message, 'projects.deleteFailed'),
                }),
              },
            ],
          },
          // Without a response it may be deleted, so it has to be restored.
          { guard: { type: 'noAnswer', params: ({ event }) => readFailure(event.error) }, target: 'restoring' },
          { target: 'present', actions: 'announceShown' },
        ],
      },
      states: {
        meant: {
          description: 'The person has not changed their mind.',
          tags: ['undoable'],
          on: { 'undo.requested': { target: 'takenBack' } },
        },
        takenBack: {
          description: 'The person pressed Undo before the server was done: the item is restored as soon as it is.',
        },
      },
    },
    undoable: {
      description: 'The item is deleted; for a few seconds the person can take it back.',
      tags: ['hidden', 'undoable'],
      after: { undoWindow: { target: 'deleted' } },
      on: { 'undo.requested': { target: 'restoring' } },
    },
    restoring: {
      description: 'The server is bringing the item back.',
      tags: ['busy', 'hidden'],
      invoke: {
        src: 'restoreItem',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: {
          target: 'present',
          actions: [
            'announceShown',
            { type: 'tell', params: { tone: 'success', message: { key: 'projects.restored' } } },
          ],
        },
        onError: {
          target: 'restoreFailed',
          actions: [
            {
              type: 'assignError',
              params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'projects.restoreFailed'),
            },
            {
              type: 'tell',
              params: ({ event }) => ({
                tone: 'error',
                message: serverWordsOr(readFailure(event.error).message, 'projects.restoreFailed'),
              }),
            },
          ],
        },
      },
    },
    restoreFailed: {
      description: 'The item could not be brought back yet; the person may try again for a few seconds.',
      tags: ['hidden', 'undoable'],
      after: { undoWindow: { target: 'deleted' } },
      on: { 'undo.requested': { target: 'restoring', actions: 'clearError' } },
    },
    deleted: { type: 'final', description: 'The item is gone.' },
  },
})
