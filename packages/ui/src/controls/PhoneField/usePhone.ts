import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useEarlyEdit } from '../useEarlyEdit.ts'
import { cleanPhone } from './cleanPhone.ts'
import type { PhoneCountry } from './countries.ts'
import { caretBehind, detectCountry, makeThrottle } from './detect.ts'
import type { ParsedPhone } from './parser.ts'
import { useCaret } from './useCaret.ts'
import { useCountries } from './useCountries.ts'

/** The value of a phone field (R150). */
export interface PhoneValue {
  /** The text of the field. */
  display: string
  /** E.164; '' for an empty field. */
  international: string
  /** ISO 3166 alpha-2; '' while unknown. */
  country: string
  nationalNumber: string
  /** Null until the parser has loaded; `international` is then the typed text. */
  valid: boolean | null
}

type Parser = typeof import('./parser.ts')

export interface PhoneOptions {
  defaultValue: string
  /** ISO 3166 alpha-2; may arrive late (R227), and counts until the person types or chooses. */
  defaultCountry: string
  /** ISO 3166 alpha-2 codes; all countries by default. */
  supported: readonly string[] | undefined
  maxLength: number
  onChange: ((value: PhoneValue) => void) | undefined
  onUnsupported: (() => void) | undefined
}

const UNSUPPORTED_EVERY_MS = 500

function readValue(text: string, iso2: string, parsed: ParsedPhone | null): PhoneValue {
  const empty = text.trim() === ''
  return {
    display: text,
    international: empty ? '' : (parsed?.international ?? text.replace(/[^\d+]/g, '')),
    country: iso2,
    nationalNumber: empty ? '' : (parsed?.nationalNumber ?? text.replace(/\D/g, '')),
    valid: empty ? false : (parsed?.valid ?? null),
  }
}

/** How the text changed: keys give an unfinished number, everything else a whole one. */
export type Entry = 'typed' | 'deleted' | 'whole'

/** State of a phone field. Countries load at once, the parser on first use. */
export function usePhone(options: PhoneOptions) {
  const { defaultValue, defaultCountry, supported, maxLength } = options
  const { all, accepted } = useCountries(supported)
  const [parser, setParser] = useState<Parser | null>(null)
  const [text, setText] = useState(() => cleanPhone(defaultValue, { maxLength, whole: true }))
  const [chosen, setChosen] = useState<string | null>(null)
  const [unsupported, setUnsupported] = useState(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const throttle = useRef(makeThrottle(UNSUPPORTED_EVERY_MS))
  const input = useRef<HTMLInputElement>(null)
  const putCaret = useCaret(input)

  const wantParser = useCallback(() => {
    // Without the parser, the form sends the typed text.
    import('./parser.ts').then(setParser, () => undefined)
  }, [])
  useEffect(() => {
    if (defaultValue) wantParser()
  }, [defaultValue, wantParser])

  const detect = (number: string) => detectCountry(number.replace(/\D/g, ''), accepted, all)
  const detected = text.startsWith('+') ? detect(text).country : null
  const only = supported?.length === 1 ? supported[0] : undefined
  const wanted = detected?.iso2 ?? chosen ?? only ?? defaultCountry
  const iso2 = !supported || supported.includes(wanted) ? wanted : ''
  const country = accepted.find((one) => one.iso2 === iso2) ?? null
  const value = readValue(text, iso2, parser ? parser.parsePhone(text, iso2) : null)

  const latest = useRef(options)
  const reported = useRef('')
  useEffect(() => {
    latest.current = options
    const now = JSON.stringify(value)
    if (reported.current !== '' && reported.current !== now) options.onChange?.(value)
    reported.current = now
  })

  const refuse = () => {
    setText('')
    if (!throttle.current(performance.now())) return
    setUnsupported(true)
    latest.current.onUnsupported?.()
  }

  const enter = (typed: string, caret: number, entry: Entry) => {
    wantParser()
    // Without a change, React restores the old text and moves the caret to its end.
    redraw()
    const cleaning = { maxLength, whole: entry === 'whole', exitCode: country?.dialCode === '1' ? '011' : undefined }
    const clean = cleanPhone(typed, cleaning)
    const digits = clean.replace(/\D/g, '')
    if (clean.startsWith('+') && digits && accepted.length > 0 && !detect(clean).possible) {
      refuse()
      return
    }
    // Further digits after a refused code must not clear the message.
    if (digits.length > 2) setUnsupported(false)
    if (digits && chosen === null && country) setChosen(country.iso2)
    const formatted = parser?.parsePhone(clean, iso2).display ?? clean
    // Does not format during deletion, because that would undo it.
    const shown = formatted.length <= maxLength && entry !== 'deleted' ? formatted : clean
    setText(shown)
    putCaret(caretBehind(shown, cleanPhone(typed.slice(0, caret), cleaning)))
  }

  useEarlyEdit(input, (field) => {
    enter(field.value, field.value.length, document.activeElement === field ? 'typed' : 'whole')
  })

  /** Pasted text replaces the selection; an international number replaces the whole text. */
  const paste = (pasted: string, start: number, end: number) => {
    const clean = cleanPhone(pasted, { maxLength, whole: true })
    if (!/\d/.test(clean)) return
    if (clean.startsWith('+')) enter(clean, clean.length, 'whole')
    else enter(text.slice(0, start) + clean + text.slice(end), start + clean.length, 'typed')
  }

  /** Does not format text during composition. */
  const compose = (typed: string) => setText(typed.slice(0, maxLength))

  const chooseCountry = (next: PhoneCountry) => {
    setChosen(next.iso2)
    setUnsupported(false)
    if (!text.startsWith('+')) return
    const digits = text.replace(/\D/g, '')
    setText(detected ? digits.slice(detected.dialCode.length) : '')
  }

  /** On blur, an international number becomes national if both are the same number. */
  const settle = () => {
    if (!parser || !text) return
    const code = detected?.iso2 ?? iso2
    const national = detected ? parser.toNational(text) : parser.parsePhone(text, code).display
    if (national.length > maxLength || parser.parsePhone(national, code).international !== value.international) return
    if (detected) setChosen(detected.iso2)
    setText(national)
  }

  // Validates and formats an initial number as soon as the parser has loaded.
  const settleNow = useRef(settle)
  useEffect(() => {
    settleNow.current = accepted.length > 0 && text.startsWith('+') && !detect(text).possible ? refuse : settle
  })
  useEffect(() => {
    if (parser && accepted.length > 0 && document.activeElement !== input.current) settleNow.current()
  }, [parser, accepted])

  return {
    accepted,
    country,
    text,
    value,
    unsupported,
    input,
    enter,
    paste,
    compose,
    chooseCountry,
    settle,
    wantParser,
  }
}
