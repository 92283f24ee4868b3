import { accountForm } from '../form/accountForm.ts'
import { errorsUnderFields, type FormInput, setupForm } from '../form/setupForm.ts'

/** What a person may change of their profile; the e-mail is not among it (D53). */
export interface ProfileChange {
  name: string
  surname: string
  /** In international form or as typed; null if empty. */
  phone: string | null
  countryId: number | null
  city: string
  address: string
  postCode: string
}

type ProfileField = keyof ProfileChange

type UpdateProfileTextKey = 'account.profile.saveFailed'

const serverFields = {
  name: 'name',
  surname: 'surname',
  phone: 'phone',
  country: 'countryId',
  city: 'city',
  address: 'address',
  post_code: 'postCode',
} as const

const { form, editing, submitting } = setupForm<
  ProfileChange,
  UpdateProfileTextKey,
  ProfileField,
  /** The server saved the profile: reload it. */
  { type: 'profileSaved' },
  FormInput
>((failure) => errorsUnderFields(failure, serverFields, 'account.profile.saveFailed'))

/** R189, R308, D53: keeping what a signed-in person changed of their profile. */
export const updateProfileMachine = form.extend({ guards: accountForm.guards }).createMachine({
  id: 'updateProfile',
  description: 'Changing the profile in the account: everything but the e-mail.',
  ...accountForm.start,
  states: {
    signedOut: accountForm.signedOut,
    editing: {
      ...editing,
      description: 'The person changes what they like.',
      states: {
        filling: { description: 'Nothing was sent so far.' },
        refused: { description: 'The server did not keep the profile and says why; the form stays as it is.' },
        saved: {
          description: 'The profile is kept; it may be changed again.',
          tags: ['saved'],
          entry: form.emit({ type: 'profileSaved' }),
        },
      },
    },
    submitting: { ...submitting('editing.saved'), description: 'The server is keeping the profile.' },
  },
})
