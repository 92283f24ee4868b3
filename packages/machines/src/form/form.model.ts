/** What can happen to a form that the person may fill in. */
export const submits = { 'the person submits the form': 'being submitted' } as const

/** The states of every form. A model adds `accepted`, and what else can happen to its form. */
export const formStates = {
  'before the form': { 'the person opens the form': 'the form' },
  'the form': submits,
  'being submitted': {
    'the person presses the button again': 'being submitted',
    'the server accepts the form': 'accepted',
    'the server answers that it did not work': 'the form, and why',
    'the server refuses the form': 'the form, and the words of the server',
    'no answer comes': 'the form, and why',
  },
  'the form, and why': submits,
  'the form, and the words of the server': submits,
} as const

const breaksARule = { 'the person breaks a rule': 'told what to correct' } as const

/** With rules of its own: the form is checked before it is sent. */
export const checkedFormStates = {
  ...formStates,
  'the form': { ...submits, ...breaksARule },
  'the form, and the words of the server': { ...submits, ...breaksARule },
  'told what to correct': submits,
} as const

const signsOut = { 'the person signs out': 'nothing can be submitted' } as const

/** In the account: only for a person who is signed in. */
export const accountFormStates = {
  'before the form': { ...formStates['before the form'], 'a guest opens the form': 'nothing can be submitted' },
  'nothing can be submitted': { 'the person signs in': 'the form' },
  'the form': { ...submits, ...signsOut },
  'being submitted': { ...formStates['being submitted'], ...signsOut },
} as const
