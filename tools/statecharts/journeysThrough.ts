/** By machine, the journeys that lead through it. */
export const journeysThrough: Readonly<Record<string, readonly string[]>> = {
  auth: ['Sign up and first picture', 'Buy a pack as a guest'],
  cardPayment: ['Buy a pack as a guest', 'Declined card, second try'],
  checkout: ['Buy a pack as a guest'],
  deleteWithUndo: ['Delete and undo'],
  depositPolling: ['Buy a pack as a guest'],
  forgotPassword: ['Forgotten password'],
  imageRequest: ['Sign up and first picture', 'Remove backgrounds, one refunded'],
  resetPassword: ['Forgotten password'],
}
