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
import { undescribedStates } from './testing/index.ts'

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
