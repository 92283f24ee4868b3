import type { views } from '../story-coverage/index.ts'

/** What the page of a component has around it: a decorator of the screens' own stories, and the file that it is in. */
interface Frame {
  readonly decorator: string
  readonly from: string
}

const frames = 'screens/fixtures/frames.tsx'
const siteFrame = 'screens/fixtures/siteFrame.tsx'
const services = 'screens/shared/services/servicesFrame.fixtures.tsx'

const inAuthFrame: Frame = { decorator: 'inAuthFrame', from: frames }
const inMemberSite: Frame = { decorator: 'inMemberSite', from: siteFrame }
const inSite: Frame = { decorator: 'inSite', from: siteFrame }

/** A component that shows states of machines. */
interface Screen {
  readonly folder: 'screens' | 'overlays'
  /** Nothing stands around an overlay. */
  readonly frame?: Frame
}

const all = {
  BuyTokensModal: { folder: 'overlays' },
  ChangePassword: { folder: 'screens', frame: { decorator: "inAccount('changePassword')", from: frames } },
  CheckPicture: { folder: 'screens', frame: inSite },
  ConfirmInformationModal: { folder: 'overlays' },
  ConsentModal: { folder: 'overlays' },
  ContactModal: { folder: 'overlays' },
  CookieBanner: { folder: 'overlays', frame: { decorator: 'atTheBottom', from: 'overlays/fixtures/atTheBottom.tsx' } },
  ForgotPassword: { folder: 'screens', frame: inAuthFrame },
  GenerateImage: { folder: 'screens', frame: { decorator: "inServices('generate')", from: services } },
  Login: { folder: 'screens', frame: inAuthFrame },
  MyProjects: { folder: 'screens', frame: { decorator: "inAccount('myProjects')", from: frames } },
  Pay: { folder: 'screens', frame: { decorator: 'inPayingSite', from: siteFrame } },
  PaymentFailed: { folder: 'screens', frame: inMemberSite },
  PaymentPending: { folder: 'screens', frame: inMemberSite },
  PaymentSuccess: { folder: 'screens', frame: inMemberSite },
  Profile: { folder: 'screens', frame: { decorator: "inAccount('profile')", from: frames } },
  Register: { folder: 'screens', frame: inAuthFrame },
  ResetPassword: { folder: 'screens', frame: inAuthFrame },
  ReturnTokenModal: { folder: 'overlays' },
  StartUp: { folder: 'screens' },
  StartUpFailed: { folder: 'screens' },
  Upscale: { folder: 'screens', frame: { decorator: "inServices('upscale')", from: services } },
} as const satisfies Readonly<Record<string, Screen>>

export type ScreenName = keyof typeof all

export const screens: Readonly<Record<ScreenName, Screen>> = all

/**
 * What a person looks at while a machine is in one of its states: the first of these that stands on the page, an overlay
 * before the screen that it covers. None for a machine that only parts of the header or the footer show.
 */
export const screensOf: Readonly<Record<keyof typeof views, readonly ScreenName[]>> = {
  auth: ['Login', 'Register', 'StartUp'],
  cardPayment: ['Pay'],
  changePassword: ['ChangePassword'],
  checkout: ['ConfirmInformationModal', 'BuyTokensModal', 'Login', 'Pay'],
  contact: ['ContactModal'],
  cookieBanner: ['ConsentModal', 'CookieBanner'],
  currencyChoice: [],
  deleteWithUndo: ['MyProjects'],
  depositPolling: ['PaymentPending', 'PaymentSuccess', 'PaymentFailed'],
  forgotPassword: ['ForgotPassword'],
  imageJobs: ['Upscale', 'Login'],
  imageRequest: ['GenerateImage'],
  languageChoice: [],
  pictureCheck: ['CheckPicture'],
  profilePicture: ['Profile'],
  resetPassword: ['ResetPassword', 'Login'],
  startUp: ['StartUp', 'StartUpFailed'],
  tokenReturn: ['ReturnTokenModal', 'GenerateImage'],
  updateProfile: ['Profile'],
  verificationMail: ['Profile'],
}
