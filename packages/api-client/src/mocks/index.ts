export type { RequestHandler } from 'msw'
export { makeAuthAnswer, makeGuestAnswer, makeLedgerEntry, makeProfile } from './builders/account.ts'
export { sampleId } from './builders/builder.ts'
export { failure, fieldErrors, ok, page } from './builders/envelope.ts'
export {
  makeImageRequest,
  makePng,
  makeProject,
  makeProvenanceReport,
  makeQueuedRequest,
  makeRequestedImage,
  makeWebp,
  projectFileUrl,
} from './builders/images.ts'
export { makeStaticPage, makeStaticPageSummary, makeStaticPages } from './builders/pages.ts'
export {
  makePack,
  makePacks,
  makePayment,
  makePromocode,
  makeQuote,
  makeReceipt,
  makeTokenPricing,
  makeWithdrawal,
} from './builders/payments.ts'
export {
  makeCountry,
  makeCurrencies,
  makeCurrency,
  makeLanguage,
  makeSettings,
  makeSocialLink,
} from './builders/reference.ts'
export { type DeferredCall, deferred } from './deferred.ts'
export { fetchFrom } from './fetchFrom.ts'
export { successHandlers } from './handlers/index.ts'
export { mock } from './mock.ts'
