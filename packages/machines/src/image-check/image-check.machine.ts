import { assign, type EventObject, setup } from 'xstate'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type ImageCheckTextKey = 'provenance.offline' | 'provenance.failed'

/** What the server found in a file, in the contract's names. */
export interface ImageFinding {
  verdict: 'ours' | 'marked' | 'nothing'
  metadata: { source_type: string; made_with: string | null } | null
  manifest: {
    signature: 'ours' | 'intact' | 'broken'
    signer: string | null
    source_type: string | null
    /** Of the images that it was made from. */
    ingredient_source_type: string | null
    made_with: string | null
  } | null
  watermark: 'certain' | 'likely' | 'none' | 'too_small'
}

interface ImageCheckContext {
  finding: ImageFinding | null
  /** Why the last image was not checked. */
  problem: Message<ImageCheckTextKey> | null
}

/** The file is not part of the event: see `submitImageForCheck`. */
export type ImageCheckEvent = { type: 'image.picked' }

type ImageCheckTag = 'busy' | 'needsInput'

const types: MachineTypes<ImageCheckContext, ImageCheckEvent, EventObject, ImageCheckTag, undefined> = {}

const nothing = { finding: null, problem: null }

const problemOf = ({ kind, errors, message }: CallFailure): Message<ImageCheckTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'network' ? 'provenance.offline' : 'provenance.failed',
  )

const picked = { 'image.picked': { target: 'checkingImage', actions: 'clearFinding' } } as const

/** Reads the provenance of an image. */
export const imageCheckMachine = setup({
  types,
  actors: { checkImage: notProvided<ImageFinding, undefined>('checkImage') },
  actions: {
    clearFinding: assign(nothing),
    assignFinding: assign((_, finding: ImageFinding) => ({ finding })),
    showFailure: assign((_, failure: CallFailure) => ({ problem: problemOf(failure) })),
  },
}).createMachine({
  id: 'imageCheck',
  description: 'Asking what an image tells about where it comes from.',
  context: nothing,
  initial: 'choosingImage',
  states: {
    choosingImage: {
      description: 'The person may choose an image; none was checked yet.',
      tags: ['needsInput'],
      on: picked,
    },
    checkingImage: {
      description: 'The server looks at the image. Another one has to wait.',
      tags: ['busy'],
      invoke: {
        src: 'checkImage',
        onDone: { target: 'imageChecked', actions: { type: 'assignFinding', params: ({ event }) => event.output } },
        onError: {
          target: 'checkFailed',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    imageChecked: {
      description: 'The person reads what was found, and may choose another image.',
      tags: ['needsInput'],
      on: picked,
    },
    checkFailed: {
      description: 'The image was not checked, and the person is told why.',
      tags: ['needsInput'],
      on: picked,
    },
  },
})
