import { assign, type EventObject, setup } from 'xstate'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type PictureCheckTextKey = 'provenance.offline' | 'provenance.failed'

/** What the server found in a file, in the contract's names. */
export interface PictureFinding {
  verdict: 'ours' | 'marked' | 'nothing'
  metadata: { source_type: string; made_with: string | null } | null
  manifest: {
    signature: 'ours' | 'intact' | 'broken'
    signer: string | null
    source_type: string | null
    /** Of the pictures that it was made from. */
    ingredient_source_type: string | null
    made_with: string | null
  } | null
  watermark: 'certain' | 'likely' | 'none' | 'too_small'
}

interface PictureCheckContext {
  finding: PictureFinding | null
  /** Why the last picture was not checked. */
  problem: Message<PictureCheckTextKey> | null
}

/** The file is not part of the event: see `submitPictureForCheck`. */
export type PictureCheckEvent = { type: 'picture.picked' }

type PictureCheckTag = 'busy' | 'needsInput'

const types: MachineTypes<PictureCheckContext, PictureCheckEvent, EventObject, PictureCheckTag, undefined> = {}

const nothing = { finding: null, problem: null }

const problemOf = ({ kind, errors, message }: CallFailure): Message<PictureCheckTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'network' ? 'provenance.offline' : 'provenance.failed',
  )

const picked = { 'picture.picked': { target: 'checkingPicture', actions: 'clearFinding' } } as const

/** Reads the provenance of a picture. */
export const pictureCheckMachine = setup({
  types,
  actors: { checkPicture: notProvided<PictureFinding, undefined>('checkPicture') },
  actions: {
    clearFinding: assign(nothing),
    assignFinding: assign((_, finding: PictureFinding) => ({ finding })),
    showFailure: assign((_, failure: CallFailure) => ({ problem: problemOf(failure) })),
  },
}).createMachine({
  id: 'pictureCheck',
  description: 'Asking what a picture tells about where it comes from.',
  context: nothing,
  initial: 'choosingPicture',
  states: {
    choosingPicture: {
      description: 'The person may choose a picture; none was checked yet.',
      tags: ['needsInput'],
      on: picked,
    },
    checkingPicture: {
      description: 'The server looks at the picture. Another one has to wait.',
      tags: ['busy'],
      invoke: {
        src: 'checkPicture',
        onDone: { target: 'pictureChecked', actions: { type: 'assignFinding', params: ({ event }) => event.output } },
        onError: {
          target: 'checkFailed',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    pictureChecked: {
      description: 'The person reads what was found, and may choose another picture.',
      tags: ['needsInput'],
      on: picked,
    },
    checkFailed: {
      description: 'The picture was not checked, and the person is told why.',
      tags: ['needsInput'],
      on: picked,
    },
  },
})
