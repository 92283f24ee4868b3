import { expect, test } from 'vitest'
import {
  authMachine,
  cardPaymentMachine,
  checkoutMachine,
  cookieBannerMachine,
  currencyChoiceMachine,
  deleteWithUndoMachine,
  depositPollingMachine,
  imageRequestMachine,
  languageChoiceMachine,
  startUpMachine,
} from './index.ts'
import { stateTags, undescribedStates } from './testing/index.ts'

test.each([
  ['auth', undescribedStates(authMachine)],
  ['card-payment', undescribedStates(cardPaymentMachine)],
  ['checkout', undescribedStates(checkoutMachine)],
  ['cookie-banner', undescribedStates(cookieBannerMachine)],
  ['currency-choice', undescribedStates(currencyChoiceMachine)],
  ['delete-with-undo', undescribedStates(deleteWithUndoMachine)],
  ['deposit-polling', undescribedStates(depositPollingMachine)],
  ['image-request', undescribedStates(imageRequestMachine)],
  ['language-choice', undescribedStates(languageChoiceMachine)],
  ['start-up', undescribedStates(startUpMachine)],
])('every state of %s says what it means', (_, undescribed) => {
  expect(undescribed).toEqual([])
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
      buyingTokens: ['needsInput', 'purchaseOpen'],
      'buyingTokens.promo.applying': ['applyingPromo'],
      'buyingTokens.price.calculating': ['calculating'],
      preparingInformation: ['busy', 'purchaseOpen'],
      confirmingInformation: ['needsInput', 'confirmOpen'],
      submittingCheckout: ['busy', 'confirmOpen'],
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
      preparingJob: ['needsInput'],
      submittingJob: ['busy'],
      shortOfTokens: ['needsInput'],
      offeringJob: ['needsInput'],
      followingJob: ['busy', 'underWay'],
      'followingJob.unreachable': ['offline'],
      cancellingJob: ['busy', 'underWay'],
      delivered: ['settled'],
      partlyDelivered: ['settled'],
      failedAndRefunded: ['settled'],
      cancelled: ['settled'],
    },
  ],
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
