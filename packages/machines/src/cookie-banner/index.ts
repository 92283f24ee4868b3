export {
  CONSENT_DAYS,
  type CookieBannerContext,
  type CookieBannerEmitted,
  type CookieBannerEvent,
  type CookieBannerInput,
  type CookieBannerTag,
  cookieBannerMachine,
} from './cookie-banner.machine.ts'
