export {
  type CardBrand,
  cardBrandOf,
  formatCardholder,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  settleCardholder,
  settleExpiry,
} from './card.ts'
export { formatDate, formatDateTime } from './dates.ts'
export { digitsIn, latinDigits } from './digits.ts'
export { formatBytes } from './files.ts'
export {
  currencyDecimals,
  formatInternal,
  formatMoney,
  formatTokenValue,
  formatUnitPrice,
  setDecimals,
  type TokenValue,
} from './money.ts'
export { fullName, initials } from './names.ts'
export { readDecimal, withoutInvisible } from './numerals.ts'
export { formatOrderId } from './orderId.ts'
export { listTitles } from './titles.ts'
export {
  clampTokens,
  DEFAULT_CUSTOM_TOKENS,
  formatTokens,
  MAX_CUSTOM_TOKENS,
  MIN_CUSTOM_TOKENS,
  parseTokens,
  shareOf,
  tokensAt,
} from './tokens.ts'
export { cleanCode, cleanEmail } from './typed.ts'
