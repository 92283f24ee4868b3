export { formatCardholder, formatCardNumber, formatCvv, formatExpiry, settleCardholder } from './card.ts'
export { formatDate, formatDateTime } from './dates.ts'
export { formatBytes } from './files.ts'
export { currencyDecimals, formatInternal, formatMoney, formatUnitPrice, toMajor, toMinor } from './money.ts'
export { fullName, initials } from './names.ts'
export {
  clampTokens,
  DEFAULT_SLIDER_SHARE,
  formatTokens,
  fromTenths,
  MAX_CUSTOM_TOKENS,
  MIN_CUSTOM_TOKENS,
  parseTokens,
  shareOf,
  tokensAt,
  toTenths,
} from './tokens.ts'
