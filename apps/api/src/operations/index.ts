import type { OperationId } from '../platform/contract/types.ts'
import { changePassword } from './account/changePassword.ts'
import { getAvatar } from './account/getAvatar.ts'
import { getProfile } from './account/getProfile.ts'
import { getTokenLedger } from './account/getTokenLedger.ts'
import { resendVerification } from './account/resendVerification.ts'
import { streamEvents } from './account/streamEvents.ts'
import { updateProfile } from './account/updateProfile.ts'
import { uploadAvatar } from './account/uploadAvatar.ts'
import { verifyEmail } from './account/verifyEmail.ts'
import { changePack } from './admin/changePack.ts'
import { changePage } from './admin/changePage.ts'
import { changePriceTiers } from './admin/changePriceTiers.ts'
import { changePromocode } from './admin/changePromocode.ts'
import { changeSettings } from './admin/changeSettings.ts'
import { closeAccount } from './admin/closeAccount.ts'
import { correctTokens } from './admin/correctTokens.ts'
import { findPeople } from './admin/findPeople.ts'
import { listAudit } from './admin/listAudit.ts'
import { listImageWork } from './admin/listImageWork.ts'
import { listMails } from './admin/listMails.ts'
import { listPersonLedger } from './admin/listPersonLedger.ts'
import { listPersonPayments } from './admin/listPersonPayments.ts'
import { listPersonRequests } from './admin/listPersonRequests.ts'
import { listUnsettledPayments } from './admin/listUnsettledPayments.ts'
import { prioritizeImage } from './admin/prioritizeImage.ts'
import { readCatalogue } from './admin/readCatalogue.ts'
import { refundPayment } from './admin/refundPayment.ts'
import { rerunImage } from './admin/rerunImage.ts'
import { resendMail } from './admin/resendMail.ts'
import { cancelImageRequest } from './images/cancelImageRequest.ts'
import { checkProvenance } from './images/checkProvenance.ts'
import { findSubject } from './images/findSubject.ts'
import { generateImages } from './images/generateImages.ts'
import { getImagePreview } from './images/getImagePreview.ts'
import { getImageQuote } from './images/getImageQuote.ts'
import { getImageRequest } from './images/getImageRequest.ts'
import { listRequestHistory } from './images/listRequestHistory.ts'
import { removeBackground } from './images/removeBackground.ts'
import { returnToken } from './images/returnToken.ts'
import { upscaleImage } from './images/upscaleImage.ts'
import { deleteProject } from './library/deleteProject.ts'
import { getProjectFile } from './library/getProjectFile.ts'
import { listProjects } from './library/listProjects.ts'
import { resetCutout } from './library/resetCutout.ts'
import { restoreProject } from './library/restoreProject.ts'
import { saveCutout } from './library/saveCutout.ts'
import type { Operation } from './operation.ts'
import { getStaticPage } from './pages/getStaticPage.ts'
import { getStaticPageBySlug } from './pages/getStaticPageBySlug.ts'
import { listStaticPages } from './pages/listStaticPages.ts'
import { sendContactMessage } from './pages/sendContactMessage.ts'
import { calculatePrice } from './payments/calculatePrice.ts'
import { createCheckout } from './payments/createCheckout.ts'
import { executeCheckout } from './payments/executeCheckout.ts'
import { getDepositStatus } from './payments/getDepositStatus.ts'
import { getInvoicePdf } from './payments/getInvoicePdf.ts'
import { getInvoiceXml } from './payments/getInvoiceXml.ts'
import { getReceipt } from './payments/getReceipt.ts'
import { getTokenPricing } from './payments/getTokenPricing.ts'
import { getWithdrawal } from './payments/getWithdrawal.ts'
import { listPacks } from './payments/listPacks.ts'
import { listPaymentHistory } from './payments/listPaymentHistory.ts'
import { paymentWebhook } from './payments/paymentWebhook.ts'
import { validatePromocode } from './payments/validatePromocode.ts'
import { withdrawPurchase } from './payments/withdrawPurchase.ts'
import { getLocalizations } from './reference/getLocalizations.ts'
import { getSettings } from './reference/getSettings.ts'
import { listCountries } from './reference/listCountries.ts'
import { listCurrencies } from './reference/listCurrencies.ts'
import { listLanguages } from './reference/listLanguages.ts'
import { listSocialLinks } from './reference/listSocialLinks.ts'
import { isAuth } from './session/isAuth.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { register } from './session/register.ts'
import { requestPasswordRestore } from './session/requestPasswordRestore.ts'
import { restorePassword } from './session/restorePassword.ts'

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
  getInvoicePdf,
  getInvoiceXml,
  getReceipt,
  getSettings,
  getStaticPage,
  getStaticPageBySlug,
  getTokenLedger,
  getTokenPricing,
  getWithdrawal,
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
  withdrawPurchase,
} satisfies Record<OperationId, Operation>
