import type { SubjectBox } from '../../engines/shared/engine.ts'
import { ValidationError } from '../../errors.ts'

const SHARE = /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/

/** Whole ten-thousandths, so that sums are exact. */
const DIGITS = 10_000

/** Reads `x,y,width,height`; undefined for no box. @throws ValidationError on `subject_box` */
export function readSubjectBox(text: string | undefined): SubjectBox | undefined {
  if (text === undefined || text === '') return undefined
  const parts = text.split(',')
  const [x = 0, y = 0, width = 0, height = 0] = parts.map((part) => Math.round(Number(part) * DIGITS))
  const isReadable = parts.length === 4 && parts.every((part) => SHARE.test(part))
  const isInside = width > 0 && height > 0 && x + width <= DIGITS && y + height <= DIGITS
  if (!isReadable || !isInside) {
    throw new ValidationError({
      subject_box: ['The marked part is not inside the picture. Please mark the subject again.'],
    })
  }
  return { x: x / DIGITS, y: y / DIGITS, width: width / DIGITS, height: height / DIGITS }
}
