import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhoneCountry } from './countries.ts'
import { caretBehind, detectCountry, makeThrottle } from './detect.ts'
import type { ParsedPhone } from './parser.ts'

/** What a phone field holds (R150). */
export interface PhoneValue {
  /** As it stands in the field. */
  display: string
  /** E.164; '' for an empty field. */
  international: string
  /** ISO 3166 alpha-2; '' before one is known. */
  country: string
  nationalNumber: string
  valid: boolean
}

type Parser = typeof import('./parser.ts')

export interface PhoneOptions {
  defaultValue: string
  /** ISO 3166 alpha-2; may arrive late (R227) and counts until the person has typed or chosen. */
  defaultCountry: string
  /** ISO 3166 alpha-2 codes; all countries unless given. */
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
    valid: !empty && (parsed?.valid ?? false),
  }
}

/** The state of a phone field. Countries load at once, the parser when the field is first used. */
export function usePhone(options: PhoneOptions) {
  const { defaultValue, defaultCountry, supported, maxLength } = options
  const [countries, setCountries] = useState<readonly PhoneCountry[]>([])
  const [parser, setParser] = useState<Parser | null>(null)
  const [text, setText] = useState(defaultValue)
  const [chosen, setChosen] = useState<string | null>(null)
  const [unsupported, setUnsupported] = useState(false)
  const throttle = useRef(makeThrottle(UNSUPPORTED_EVERY_MS))
  const input = useRef<HTMLInputElement>(null)

  const wantParser = useCallback(() => {
    void import('./parser.ts').then((module) => setParser(module))
  }, [])

  const supportedKey = supported?.join()
  useEffect(() => {
    const only = supportedKey?.split(',')
    void import('./countries.ts').then(({ phoneCountries }) => {
      setCountries(only ? phoneCountries.filter(({ iso2 }) => only.includes(iso2)) : phoneCountries)
    })
    if (defaultValue) wantParser()
  }, [supportedKey, defaultValue, wantParser])

  const detected = text.startsWith('+') ? detectCountry(text.replace(/\D/g, ''), countries).country : null
  const iso2 = detected?.iso2 ?? chosen ?? defaultCountry
  const country = countries.find((one) => one.iso2 === iso2) ?? null
  const value = readValue(text, country?.iso2 ?? iso2, parser ? parser.parsePhone(text, iso2) : null)

  const latest = useRef(options)
  const told = useRef('')
  useEffect(() => {
    latest.current = options
    const now = JSON.stringify(value)
    if (told.current !== '' && told.current !== now) options.onChange?.(value)
    told.current = now
  })

  const refuse = () => {
    setText('')
    if (!throttle.current(performance.now())) return
    setUnsupported(true)
    latest.current.onUnsupported?.()
  }

  const type = (typed: string, caret: number) => {
    const clean = typed.replace(/[^\d+()\-.\s]/g, '').slice(0, maxLength)
    const digits = clean.replace(/\D/g, '')
    if (clean.startsWith('+') && digits && countries.length > 0 && !detectCountry(digits, countries).possible) {
      refuse()
      return
    }
    // The digits still on their way after a refused code must not wipe the message.
    if (clean.length > 2) setUnsupported(false)
    const formatted = parser?.parsePhone(clean, iso2).display ?? clean
    // Formatting while something in the middle or at the end is deleted would fight the person.
    const shown = formatted.length <= maxLength && typed.length > text.length ? formatted : clean
    setText(shown)
    const place = caretBehind(shown, typed.slice(0, caret))
    requestAnimationFrame(() => {
      if (document.activeElement === input.current) input.current?.setSelectionRange(place, place)
    })
  }

  const chooseCountry = (next: PhoneCountry) => {
    setChosen(next.iso2)
    setUnsupported(false)
    setText((now) => (now.startsWith('+') ? '' : now))
  }

  /** Leaving the field turns an international number into the national one beside its code. */
  const settle = () => {
    if (!text.startsWith('+') || !detected || !parser) return
    setChosen(detected.iso2)
    setText(parser.toNational(text))
  }

  // A number given in E.164 shows in its national form as soon as there is something to write it with.
  const settleNow = useRef(settle)
  useEffect(() => {
    settleNow.current = settle
  })
  useEffect(() => {
    if (parser && countries.length > 0 && document.activeElement !== input.current) settleNow.current()
  }, [parser, countries])

  return { countries, country, text, value, unsupported, input, type, chooseCountry, settle, wantParser }
}
