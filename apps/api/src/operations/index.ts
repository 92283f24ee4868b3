import type { OperationId } from '../contract/types.ts'
import type { Operation } from '../http/operation.ts'
import { calculatePrice } from './calculatePrice.ts'
import { cancelImageRequest } from './cancelImageRequest.ts'
import { changePassword } from './changePassword.ts'
import { createCheckout } from './createCheckout.ts'
import { deleteProject } from './deleteProject.ts'
import { executeCheckout } from './executeCheckout.ts'
import { generateImages } from './generateImages.ts'
import { getAvatar } from './getAvatar.ts'
import { getDepositStatus } from './getDepositStatus.ts'
import { getImagePreview } from './getImagePreview.ts'
import { getImageRequest } from './getImageRequest.ts'
import { getLocalizations } from './getLocalizations.ts'
import { getProfile } from './getProfile.ts'
import { getProjectFile } from './getProjectFile.ts'
import { getReceipt } from './getReceipt.ts'
import { getSettings } from './getSettings.ts'
import { getStaticPage } from './getStaticPage.ts'
import { getStaticPageBySlug } from './getStaticPageBySlug.ts'
import { getTokenLedger } from './getTokenLedger.ts'
import { getTokenPricing } from './getTokenPricing.ts'
import { isAuth } from './isAuth.ts'
import { listCountries } from './listCountries.ts'
import { listCurrencies } from './listCurrencies.ts'
import { listLanguages } from './listLanguages.ts'
import { listPacks } from './listPacks.ts'
import { listPaymentHistory } from './listPaymentHistory.ts'
import { listProjects } from './listProjects.ts'
import { listRequestHistory } from './listRequestHistory.ts'
import { listSocialLinks } from './listSocialLinks.ts'
import { listStaticPages } from './listStaticPages.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { paymentWebhook } from './paymentWebhook.ts'
import { register } from './register.ts'
import { removeBackground } from './removeBackground.ts'
import { requestPasswordRestore } from './requestPasswordRestore.ts'
import { resendVerification } from './resendVerification.ts'
import { restorePassword } from './restorePassword.ts'
import { restoreProject } from './restoreProject.ts'
import { returnToken } from './returnToken.ts'
import { sendContactMessage } from './sendContactMessage.ts'
import { updateProfile } from './updateProfile.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { upscaleImage } from './upscaleImage.ts'
import { validatePromocode } from './validatePromocode.ts'
import { verifyEmail } from './verifyEmail.ts'

/** Every operation of the contract by its operationId; a missing one does not compile. */
export const operations = {
  calculatePrice,
  cancelImageRequest,
  changePassword,
  createCheckout,
  deleteProject,
  executeCheckout,
  generateImages,
  getAvatar,
  getDepositStatus,
  getImagePreview,
  getImageRequest,
  getLocalizations,
  getProfile,
  getProjectFile,
  getReceipt,
  getSettings,
  getStaticPage,
  getStaticPageBySlug,
  getTokenLedger,
  getTokenPricing,
  isAuth,
  listCountries,
  listCurrencies,
  listLanguages,
  listPacks,
  listPaymentHistory,
  listProjects,
  listRequestHistory,
  listSocialLinks,
  listStaticPages,
  login,
  logout,
  paymentWebhook,
  register,
  removeBackground,
  requestPasswordRestore,
  resendVerification,
  restorePassword,
  restoreProject,
  returnToken,
  sendContactMessage,
  updateProfile,
  uploadAvatar,
  upscaleImage,
  validatePromocode,
  verifyEmail,
} satisfies Record<OperationId, Operation>
