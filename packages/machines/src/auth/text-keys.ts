/** Checks a person can fail before anything is sent. */
export type AuthRuleKey =
  | 'auth.emailAndPasswordRequired'
  | 'auth.emailFormatInvalid'
  | 'auth.nameRequired'
  | 'auth.surnameRequired'
  | 'auth.emailRequired'
  | 'auth.emailInvalid'
  | 'auth.phoneInvalid'
  | 'auth.passwordRequired'
  | 'auth.confirmationRequired'
  | 'auth.passwordsDiffer'
  | 'auth.termsRequired'
  | 'auth.passwordRule'
  | 'auth.resetEmailRequired'

/** Notices of the auth machine after a response. */
type AuthNoticeKey =
  | 'auth.statusUnverified'
  | 'auth.authenticationFailed'
  | 'auth.registrationFailed'
  | 'auth.logoutFailed'
  | 'auth.unknownError'
  | 'auth.fieldsMissing'
  | 'auth.welcomeBack'
  | 'auth.loggedOut'
  | 'auth.logoutFailedToast'
  | 'auth.sessionExpired'
  | 'auth.sessionEnded'
  | 'profile.fetchFailed'

export type AuthTextKey = AuthRuleKey | AuthNoticeKey
