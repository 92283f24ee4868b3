import type { Answer } from '../shared/answer.ts'
import type { DeferredCall } from '../testing/index.ts'

interface FormPage {
  open: (enabled?: boolean) => void
  readonly now: {
    request: { last: () => Pick<DeferredCall<unknown, Answer>, 'answer' | 'fail'> }
    submit: () => unknown
  }
}

/** The steps of every form. `refusal` is what the server has against it. */
export const formSteps = (refusal: object) => ({
  'the person opens the form': (page: FormPage) => page.open(),
  'the person submits the form': ({ now }: FormPage) => void now.submit(),
  'the person presses the button again': ({ now }: FormPage) => void now.submit(),
  'the server accepts the form': ({ now }: FormPage) => now.request.last().answer({ status: 'OK' }),
  'the server answers that it did not work': ({ now }: FormPage) => now.request.last().answer({ status: 'ERROR' }),
  'the server refuses the form': ({ now }: FormPage) => now.request.last().fail(refusal),
  'no answer comes': ({ now }: FormPage) => now.request.last().fail({ kind: 'network' }),
})

interface AccountFormPage extends FormPage {
  readonly now: FormPage['now'] & { actor: { send: (event: { type: 'person.signedIn' | 'person.signedOut' }) => void } }
}

/** The further steps of a form in the account. */
export const accountFormSteps = {
  'a guest opens the form': (page: AccountFormPage) => page.open(false),
  'the person signs in': ({ now }: AccountFormPage) => now.actor.send({ type: 'person.signedIn' }),
  'the person signs out': ({ now }: AccountFormPage) => now.actor.send({ type: 'person.signedOut' }),
}
