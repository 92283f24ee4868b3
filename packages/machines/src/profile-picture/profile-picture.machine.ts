import { assign, emit, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type ProfilePictureTextKey = 'account.profile.pictureRefused' | 'account.profile.pictureNotSaved'

export interface ProfilePictureContext {
  /** Why the last picture was not taken. */
  problem: Message<ProfilePictureTextKey> | null
}

/** The picture itself stays with the consumer: `submitPicture` hands it over. */
export type ProfilePictureEvent = { type: 'picture.picked' }

export type ProfilePictureEmitted =
  /** The server shows another picture: whatever shows the profile reads it again. */
  { type: 'pictureReplaced' }

export type ProfilePictureTag = 'busy' | 'needsInput'

const types: MachineTypes<
  ProfilePictureContext,
  ProfilePictureEvent,
  ProfilePictureEmitted,
  ProfilePictureTag,
  undefined
> = {}

const noProblem = { problem: null }

/** The words about the picture win over those about the call (R341). Where there are none, only a refusal blames it. */
const problemOf = ({ kind, errors, message }: CallFailure): Message<ProfilePictureTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'validation' ? 'account.profile.pictureRefused' : 'account.profile.pictureNotSaved',
  )

/** R017, D53: another picture of the person. */
export const profilePictureMachine = setup({
  types,
  actors: {
    uploadPicture: notProvided<Answer, undefined>('uploadPicture'),
  },
  guards: {
    pictureTaken: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    forgetProblem: assign(noProblem),
    showProblem: assign((_, failure: CallFailure) => ({ problem: problemOf(failure) })),
    announceReplaced: emit({ type: 'pictureReplaced' }),
  },
}).createMachine({
  id: 'profilePicture',
  description: 'Replacing the picture of a person in the account.',
  context: noProblem,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person may pick a picture.',
      tags: ['needsInput'],
      initial: 'waiting',
      on: { 'picture.picked': { target: 'uploading', actions: 'forgetProblem' } },
      states: {
        waiting: { description: 'Nothing is wrong with the picture that is shown.' },
        refused: { description: 'The last picture was not taken, and the person is told why.' },
      },
    },
    uploading: {
      description: 'The picture is on its way to the server. Another one has to wait.',
      tags: ['busy'],
      invoke: {
        src: 'uploadPicture',
        onDone: [
          {
            guard: { type: 'pictureTaken', params: ({ event }) => event.output },
            target: 'choosing',
            actions: 'announceReplaced',
          },
          {
            target: 'choosing.refused',
            actions: { type: 'showProblem', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'showProblem', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
  },
})
