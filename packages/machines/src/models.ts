import { authModel } from './auth/auth.model.ts'
import { avatarModel } from './avatar/avatar.model.ts'
import { cardPaymentModel } from './card-payment/card-payment.model.ts'
import { changePasswordModel } from './change-password/change-password.model.ts'
import { checkoutModel } from './checkout/checkout.model.ts'
import { contactModel } from './contact/contact.model.ts'
import { cookieBannerModel } from './cookie-banner/cookie-banner.model.ts'
import { currencyChoiceModel } from './currency-choice/currency-choice.model.ts'
import { deleteWithUndoModel } from './delete-with-undo/delete-with-undo.model.ts'
import { depositPollingModel } from './deposit-polling/deposit-polling.model.ts'
import { forgotPasswordModel } from './forgot-password/forgot-password.model.ts'
import { imageCheckModel } from './image-check/image-check.model.ts'
import { imageRequestModel } from './image-request/image-request.model.ts'
import { imageRequestsModel } from './image-requests/image-requests.model.ts'
import { languageChoiceModel } from './language-choice/language-choice.model.ts'
import { resetPasswordModel } from './reset-password/reset-password.model.ts'
import { startUpModel } from './start-up/start-up.model.ts'
import { tokenReturnModel } from './token-return/token-return.model.ts'
import { updateProfileModel } from './update-profile/update-profile.model.ts'
import { verificationMailModel } from './verification-mail/verification-mail.model.ts'
import { withdrawalModel } from './withdrawal/withdrawal.model.ts'

export {
  type Model,
  type ModelPath,
  type ModelStateOf,
  type ModelStates,
  pathsOf,
  type StepOf,
} from './testing/model.ts'
export { type Driver, runPath, type StepHandler } from './testing/runPath.ts'

/** The model of every machine, by the machine's folder. `pathsOf` makes the ways through one, the same everywhere. */
export const models = {
  auth: authModel,
  avatar: avatarModel,
  'card-payment': cardPaymentModel,
  'change-password': changePasswordModel,
  checkout: checkoutModel,
  contact: contactModel,
  'cookie-banner': cookieBannerModel,
  'currency-choice': currencyChoiceModel,
  'delete-with-undo': deleteWithUndoModel,
  'deposit-polling': depositPollingModel,
  'forgot-password': forgotPasswordModel,
  'image-check': imageCheckModel,
  'image-request': imageRequestModel,
  'image-requests': imageRequestsModel,
  'language-choice': languageChoiceModel,
  'reset-password': resetPasswordModel,
  'start-up': startUpModel,
  'token-return': tokenReturnModel,
  'update-profile': updateProfileModel,
  'verification-mail': verificationMailModel,
  withdrawal: withdrawalModel,
} as const
