import type { OperationId } from '../contract/types.ts'
import type { Operation } from '../http/operation.ts'
import { calculatePrice } from './calculatePrice.ts'
import { cancelImageRequest } from './cancelImageRequest.ts'
import { changePack } from './changePack.ts'
import { changePage } from './changePage.ts'
import { changePassword } from './changePassword.ts'
import { changePriceTiers } from './changePriceTiers.ts'
import { changePromocode } from './changePromocode.ts'
import { changeSettings } from './changeSettings.ts'
import { checkProvenance } from './checkProvenance.ts'
import { closeAccount } from './closeAccount.ts'
import { correctTokens } from './correctTokens.ts'
import { createCheckout } from './createCheckout.ts'
import { deleteProject } from './deleteProject.ts'
import { executeCheckout } from './executeCheckout.ts'
import { findPeople } from './findPeople.ts'
import { findSubject } from './findSubject.ts'
import { generateImages } from './generateImages.ts'
import { getAvatar } from './getAvatar.ts'
import { getDepositStatus } from './getDepositStatus.ts'
import { getImagePreview } from './getImagePreview.ts'
import { getImageQuote } from './getImageQuote.ts'
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
import { listAudit } from './listAudit.ts'
import { listCountries } from './listCountries.ts'
import { listCurrencies } from './listCurrencies.ts'
import { listImageWork } from './listImageWork.ts'
import { listLanguages } from './listLanguages.ts'
import { listMails } from './listMails.ts'
import { listPacks } from './listPacks.ts'
import { listPaymentHistory } from './listPaymentHistory.ts'
import { listPersonLedger } from './listPersonLedger.ts'
import { listPersonPayments } from './listPersonPayments.ts'
import { listPersonRequests } from './listPersonRequests.ts'
import { listProjects } from './listProjects.ts'
import { listRequestHistory } from './listRequestHistory.ts'
import { listSocialLinks } from './listSocialLinks.ts'
import { listStaticPages } from './listStaticPages.ts'
import { listUnsettledPayments } from './listUnsettledPayments.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { paymentWebhook } from './paymentWebhook.ts'
import { prioritizeImage } from './prioritizeImage.ts'
import { readCatalogue } from './readCatalogue.ts'
import { refundPayment } from './refundPayment.ts'
import { register } from './register.ts'
import { removeBackground } from './removeBackground.ts'
import { requestPasswordRestore } from './requestPasswordRestore.ts'
import { rerunImage } from './rerunImage.ts'
import { resendMail } from './resendMail.ts'
import { resendVerification } from './resendVerification.ts'
import { resetCutout } from './resetCutout.ts'
import { restorePassword } from './restorePassword.ts'
import { restoreProject } from './restoreProject.ts'
import { returnToken } from './returnToken.ts'
import { saveCutout } from './saveCutout.ts'
import { sendContactMessage } from './sendContactMessage.ts'
import { streamEvents } from './streamEvents.ts'
import { updateProfile } from './updateProfile.ts'
import { uploadAvatar } from './uploadAvatar.ts'
import { upscaleImage } from './upscaleImage.ts'
import { validatePromocode } from './validatePromocode.ts'
import { verifyEmail } from './verifyEmail.ts'

/** Every operation of the contract by its operationId; a missing one does not compile. */
export const operations = {
  calculatePrice,
  cancelImageRequest,
  changePack,
  changePage,
  changePassword,
  changePriceTiers,
  changePromocode,
  changeSettings,
  checkProvenance,
  closeAccount,
  correctTokens,
  createCheckout,
  deleteProject,
  executeCheckout,
  findPeople,
  findSubject,
  generateImages,
  getAvatar,
  getDepositStatus,
  getImagePreview,
  getImageQuote,
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
  listAudit,
  listCountries,
  listCurrencies,
  listImageWork,
  listLanguages,
  listMails,
  listPacks,
  listPaymentHistory,
  listPersonLedger,
  listPersonPayments,
  listPersonRequests,
  listProjects,
  listRequestHistory,
  listSocialLinks,
  listStaticPages,
  listUnsettledPayments,
  login,
  logout,
  paymentWebhook,
  readCatalogue,
  refundPayment,
  register,
  removeBackground,
  requestPasswordRestore,
  prioritizeImage,
  rerunImage,
  resendMail,
  resendVerification,
  resetCutout,
  restorePassword,
  restoreProject,
  returnToken,
  saveCutout,
  sendContactMessage,
  streamEvents,
  updateProfile,
  uploadAvatar,
  upscaleImage,
  validatePromocode,
  verifyEmail,
} satisfies Record<OperationId, Operation>
