import { cx } from 'class-variance-authority'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import type { PhoneCountry } from './countries.ts'
import { searchCountries } from './detect.ts'
import * as styles from './PhoneField.css.ts'
import { phonePart } from './phoneOf.ts'
import { type PhoneValue, usePhone } from './usePhone.ts'

const loadPicker = () => import('./CountryPicker.tsx').then((module) => ({ default: module.CountryPicker }))
const CountryPicker = lazy(loadPicker)

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey

export interface PhoneFieldProps extends Partial<FieldProps> {
  /** Carries the E.164 number in the form; phoneOf(data, name) reads the rest. */
  name: string
  /** Any way of writing the number; E.164 is safest. */
  defaultValue?: string | undefined
  /** ISO 3166 alpha-2; a later change counts until the person has typed or chosen (R227). */
  defaultCountry?: string | undefined
  /** ISO 3166 alpha-2 codes of the countries to accept; all unless given. */
  countries?: readonly string[] | undefined
  /** Characters the field takes; 25 unless given (R287). */
  maxLength?: number | undefined
  /** After every change of the value, and when the parser has loaded and knows more about it. */
  onChange?: ((value: PhoneValue) => void) | undefined
  /** A number of no supported country was typed and cleared; at most once in 500 ms (R286). */
  onUnsupported?: (() => void) | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Of the input; made up unless given. */
  id?: string | undefined
  className?: string | undefined
}

/** A phone number: the country's code by a searchable list, the number formatted as it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, hint, error, optional, hideLabel, disabled, required, id, className, maxLength = 25 } = props
  const t = useTexts(controlTexts)
  /** What the list is searched for when it opens; null while it is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<RefObject<HTMLElement | null>>(trigger)
  const phone = usePhone({
    defaultValue: props.defaultValue ?? '',
    defaultCountry: props.defaultCountry ?? 'US',
    supported: props.countries,
    maxLength,
    onChange: props.onChange,
    onUnsupported: props.onUnsupported,
  })
  const shownError = phone.unsupported ? t('controls.phone.unsupported') : error
  const { ids, control } = useField({ id, hint, error: shownError })
  const label = props.label ?? t('controls.phone.label')
  const { country, value } = phone

  const open = search !== null
  const close = () => setSearch(null)
  const choose = (next: PhoneCountry) => {
    // Not focused at once: the focus leaving the list would count as dismissing it.
    focusNext.current = phone.input
    phone.chooseCountry(next)
    close()
  }
  const openWith = (query: string | null) => {
    focusNext.current = trigger
    setSearch(query)
  }
  /** As on any list that is closed: an arrow opens it, and a letter opens it at what begins with the letter. */
  const openByKey = (event: KeyboardEvent) => {
    const letter = isCharacter(event) && /\p{L}/u.test(event.key)
    if (!(letter || event.key === 'ArrowDown' || event.key === 'ArrowUp')) return
    event.preventDefault()
    openWith(letter ? event.key : '')
  }
  const chooseFirst = (typed: string) => {
    const [first] = searchCountries(typed, phone.accepted)
    if (!first) return
    choose(first)
    // No list goes that could hand the focus on.
    phone.input.current?.focus()
  }
  /** Open, and the list itself on its way: what is typed meanwhile is meant for it. */
  const typeAhead = (event: KeyboardEvent, typed: string) => {
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && typed !== '') chooseFirst(typed)
    else if (isCharacter(event) && (event.key !== ' ' || typed !== '')) setSearch(typed + event.key)
    else if (event.key === 'Backspace') setSearch(typed.slice(0, -1))
    else return
    event.preventDefault()
  }
  const enter = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const { nativeEvent } = event
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return phone.compose(typed)
    const entry = kind.startsWith('delete') ? 'deleted' : kind === 'insertText' ? 'typed' : 'whole'
    phone.enter(typed, selectionStart ?? typed.length, entry)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The browser would cut it to the maximum length before anything is made of it.
    event.preventDefault()
    const { selectionStart, selectionEnd, value: held } = event.currentTarget
    phone.paste(event.clipboardData.getData('text'), selectionStart ?? held.length, selectionEnd ?? held.length)
  }

  return (
    <Field {...{ ids, label, hint, error: shownError, optional, hideLabel, className }}>
      <div className={fieldStyles.box}>
        <button
          ref={trigger}
          type="button"
          className={styles.country}
          disabled={disabled || phone.accepted.length === 0}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={loadPicker}
          onFocus={loadPicker}
          onKeyDown={(event) => (open ? typeAhead(event, search) : openByKey(event))}
          onClick={() => openWith(open ? null : '')}
        >
          <VisuallyHidden>
            {country ? t('controls.phone.country', { country: country.name }) : t('controls.phone.chooseCountry')}
          </VisuallyHidden>
          <span className={styles.code}>{country?.iso2 ?? ''}</span>
          <span className={styles.dial} dir="ltr">
            {country ? `+${country.dialCode}` : '+'}
          </span>
          <Icon icon={ChevronDownIcon} size="sm" />
        </button>
        <input
          {...control}
          ref={phone.input}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          className={cx(fieldStyles.input, fieldStyles.numeric)}
          maxLength={maxLength}
          disabled={disabled}
          required={required}
          value={phone.text}
          onFocus={phone.wantParser}
          onBlur={phone.settle}
          onChange={enter}
          onPaste={paste}
          onCompositionEnd={({ currentTarget: { value: typed } }) => phone.enter(typed, typed.length, 'typed')}
        />
      </div>
      <Hidden name={name} value={value} />
      <LiveRegion message={phone.unsupported ? t('controls.phone.unsupported') : ''} />
      {open ? (
        <Suspense fallback={null}>
          <CountryPicker
            anchor={trigger}
            focusNext={focusNext}
            countries={phone.accepted}
            search={search}
            onSearch={setSearch}
            selected={country?.iso2}
            onChoose={choose}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </Field>
  )
}

function Hidden({ name, value }: { name: string; value: PhoneValue }) {
  return (
    <>
      <input type="hidden" name={name} value={value.international} />
      <input type="hidden" name={phonePart(name, 'display')} value={value.display} />
      <input type="hidden" name={phonePart(name, 'country')} value={value.country} />
      <input type="hidden" name={phonePart(name, 'national')} value={value.nationalNumber} />
      <input type="hidden" name={phonePart(name, 'valid')} value={String(value.valid)} />
    </>
  )
}
