export { cookieBannerMachine } from './cookie-banner.machine.ts'
