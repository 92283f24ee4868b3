import { latinDigits } from '../../format/digits.ts'
import { parseTokens } from '../../format/tokens.ts'

/**
 * Reads a number of tokens, in tenths; null if invalid. Digits of any script, with comma or point. Tenths are the
 * smallest unit, so three digits after a separator are thousands: `1,250.5`, `1.250,5` and `1 250,5` are one number.
 */
export function readTokens(text: string): number | null {
  const plain = latinDigits(text.slice(0, 60))
    .replace(/[\s'’_\u200E\u200F\u061C\u066C]/g, '')
    .replace(/[\u066B\uFF0C\u3001]/g, ',')
    .replace(/[\uFF0E\u3002]/g, '.')
  const whole = plain.replace(
    /^(\d{1,3})((?:,\d{3})+|(?:\.\d{3})+)(?!\d)/,
    (_all, head: string, tail: string) => head + tail.replace(/[.,]/g, ''),
  )
  return parseTokens(whole)
}
