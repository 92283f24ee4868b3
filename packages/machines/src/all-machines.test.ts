import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, StateMachine } from 'xstate'
import {
  authMachine,
  avatarMachine,
  cardPaymentMachine,
  changePasswordMachine,
  checkoutMachine,
  contactMachine,
  cookieBannerMachine,
  currencyChoiceMachine,
  deleteWithUndoMachine,
  depositPollingMachine,
  forgotPasswordMachine,
  imageCheckMachine,
  imageRequestMachine,
  imageRequestsMachine,
  languageChoiceMachine,
  resetPasswordMachine,
  startUpMachine,
  tokenReturnMachine,
  updateProfileMachine,
  verificationMailMachine,
  withdrawalMachine,
} from './index.ts'
import { flushPromises, stateTags, undescribedStates } from './testing/index.ts'

const machines: readonly (readonly [string, AnyStateMachine, readonly string[]])[] = [
  ['auth', authMachine, ['checkSession', 'signIn', 'signUp', 'logout', 'fetchProfile']],
  ['avatar', avatarMachine, ['submit']],
  ['cardPayment', cardPaymentMachine, ['charge']],
  ['changePassword', changePasswordMachine, ['submit']],
  ['checkout', checkoutMachine, ['calculatePrice', 'validatePromo', 'setUpInformation', 'submitCheckout']],
  ['contact', contactMachine, ['submit']],
  ['cookieBanner', cookieBannerMachine, []],
  ['currencyChoice', currencyChoiceMachine, ['fetchCurrencies']],
  ['deleteWithUndo', deleteWithUndoMachine, ['deleteItem', 'restoreItem']],
  ['depositPolling', depositPollingMachine, ['fetchDepositStatus', 'refreshProfile']],
  ['forgotPassword', forgotPasswordMachine, ['submit']],
  ['imageCheck', imageCheckMachine, ['checkImage']],
  ['imageRequests', imageRequestsMachine, ['imageRequest', 'findRecentRequest']],
  ['imageRequest', imageRequestMachine, ['submitRequest', 'fetchRequest', 'cancelRequest']],
  ['languageChoice', languageChoiceMachine, ['fetchLanguages', 'fetchTranslations']],
  ['resetPassword', resetPasswordMachine, ['submit']],
  [
    'startUp',
    startUpMachine,
    ['bootstrap', 'checkAuth', 'loadSettings', 'loadProfile', 'loadCountries', 'loadPages', 'loadCurrencies'],
  ],
  ['tokenReturn', tokenReturnMachine, ['returnToken']],
  ['updateProfile', updateProfileMachine, ['submit']],
  ['verificationMail', verificationMailMachine, ['submit']],
  ['withdrawal', withdrawalMachine, ['readWithdrawal', 'withdraw']],
]

test.each(machines)('%s: its id, its actors, and every state says what it means', (name, machine, actors) => {
  expect(machine.id).toBe(name)
  expect(Object.keys(machine.implementations.actors)).toEqual(actors)
  expect(undescribedStates(machine)).toEqual([])
})

const placeholders = machines.flatMap(([name, machine]) =>
  Object.entries(machine.implementations.actors).flatMap(([actor, logic]) =>
    // A machine that another one spawns is in the list itself.
    'src' in logic || logic instanceof StateMachine ? [] : [{ name, actor, logic }],
  ),
)

test.each(placeholders)('without $actor $name refuses loudly', async ({ actor, logic }) => {
  const refused = createActor(logic)
  refused.subscribe({ error: () => {} })
  refused.start()
  await flushPromises()
  expect(refused.getSnapshot().error).toEqual(new Error(`Actor \`${actor}\` must be provided`))
})

test.each([
  [
    stateTags(authMachine),
    {
      'session.checkingSession': ['busy', 'checking'],
      'session.signedOut.loggedOut': ['loggedOut'],
      'session.signedOut.expired': ['expired'],
      'session.signingIn': ['busy'],
      'session.signingUp': ['busy'],
      'session.signedIn': ['signedIn'],
      'session.signedIn.loadingProfile': ['loadingProfile'],
      'session.loggingOut': ['busy', 'signedIn'],
    },
  ],
  [
    stateTags(cardPaymentMachine),
    {
      enteringCard: ['needsInput', 'payable'],
      charging: ['busy', 'payable'],
      outcomeUnknown: ['needsInput', 'payable'],
      redirecting: ['busy'],
    },
  ],
  [
    stateTags(checkoutMachine),
    {
      buyingTokens: ['needsInput', 'buyTokensOpen'],
      'buyingTokens.promo.applying': ['applyingPromo'],
      'buyingTokens.price.calculating': ['calculating'],
      'buyingTokens.price.unavailable': ['priceUnavailable'],
      preparingInformation: ['busy', 'buyTokensOpen'],
      confirmingInformation: ['needsInput', 'confirmOpen'],
      submittingCheckout: ['busy', 'confirmOpen'],
      changingInformation: ['needsInput', 'confirmOpen'],
      submittingChange: ['busy', 'confirmOpen'],
    },
  ],
  [
    stateTags(cookieBannerMachine),
    { choosing: ['bannerShown'], readingDetails: ['bannerShown', 'detailsShown'], accepted: ['allowed'] },
  ],
  [stateTags(currencyChoiceMachine), { loadingCurrencies: ['busy'] }],
  [
    stateTags(deleteWithUndoMachine),
    {
      deleting: ['busy', 'hidden'],
      'deleting.meant': ['undoable'],
      undoable: ['hidden', 'undoable'],
      restoring: ['busy', 'hidden'],
      restoreFailed: ['hidden', 'undoable'],
    },
  ],
  [
    stateTags(depositPollingMachine),
    {
      'watching.deposit.pollingDeposit': ['polling'],
      'watching.deposit.waitingToPoll': ['polling'],
      'watching.check.checking': ['busy', 'checking'],
    },
  ],
  [
    stateTags(imageRequestMachine),
    {
      preparingRequest: ['needsInput'],
      submittingRequest: ['busy'],
      shortOfTokens: ['needsInput'],
      offeringRequest: ['needsInput'],
      followingRequest: ['busy', 'underWay'],
      'followingRequest.work.queued': ['queued'],
      'followingRequest.work.working': ['working'],
      'followingRequest.news.unreachable': ['offline'],
      cancellingRequest: ['busy', 'underWay'],
      delivered: ['settled'],
      partlyDelivered: ['settled'],
      failedAndRefunded: ['settled'],
      cancelled: ['settled'],
    },
  ],
  [stateTags(forgotPasswordMachine), { editing: ['needsInput'], submitting: ['busy'], sent: ['sent'] }],
  [stateTags(resetPasswordMachine), { editing: ['needsInput'], submitting: ['busy'] }],
  [stateTags(changePasswordMachine), { editing: ['needsInput'], 'editing.saved': ['saved'], submitting: ['busy'] }],
  [
    stateTags(tokenReturnMachine),
    {
      givingReason: ['dialogOpen', 'needsInput'],
      returningToken: ['dialogOpen', 'busy'],
      tokenReturned: ['dialogOpen'],
      noneLeft: ['dialogOpen'],
    },
  ],
  [stateTags(updateProfileMachine), { editing: ['needsInput'], 'editing.saved': ['saved'], submitting: ['busy'] }],
  [
    stateTags(imageCheckMachine),
    {
      choosingImage: ['needsInput'],
      checkingImage: ['busy'],
      imageChecked: ['needsInput'],
      checkFailed: ['needsInput'],
    },
  ],
  [stateTags(avatarMachine), { editing: ['needsInput'], 'editing.saved': ['saved'], submitting: ['busy'] }],
  [stateTags(verificationMailMachine), { editing: ['needsInput'], submitting: ['busy'], sent: ['sent'] }],
  [stateTags(contactMachine), { editing: ['needsInput'], submitting: ['busy'], sent: ['sent'] }],
  [stateTags(languageChoiceMachine), { loadingLanguages: ['busy'], loadingTranslations: ['busy'] }],
  [
    stateTags(startUpMachine),
    {
      bootstrapping: ['busy'],
      checkingAuth: ['busy'],
      loadingData: ['busy', 'mountable'],
      'loadingData.pages.settled': ['pagesKnown'],
      ready: ['mountable', 'pagesKnown'],
      failed: ['fatal'],
    },
  ],
])('what a screen may ask: %j', (tags, expected) => {
  expect(tags).toEqual(expected)
})
