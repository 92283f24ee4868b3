import { cx } from 'class-variance-authority'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { type FieldProps, useField } from '../Field/useField.ts'
import type { PhoneCountry } from './countries.ts'
import * as styles from './PhoneField.css.ts'
import { phonePart } from './phoneOf.ts'
import { type PhoneValue, usePhone } from './usePhone.ts'

const loadPicker = () => import('./CountryPicker.tsx').then((module) => ({ default: module.CountryPicker }))
const CountryPicker = lazy(loadPicker)

export interface PhoneFieldProps extends Partial<FieldProps> {
  /** Carries the E.164 number in the form; phoneOf(data, name) reads the rest. */
  name: string
  /** Any way of writing the number; E.164 is safest. */
  defaultValue?: string | undefined
  /** ISO 3166 alpha-2; a later change counts until the person has typed or chosen (R227). */
  defaultCountry?: string | undefined
  /** ISO 3166 alpha-2 codes of the countries to accept; all unless given. */
  countries?: readonly string[] | undefined
  maxLength?: number | undefined
  onChange?: ((value: PhoneValue) => void) | undefined
  /** A number of no supported country was typed and cleared; at most once in 500 ms (R286). */
  onUnsupported?: (() => void) | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/** A phone number: the country's code by a searchable list, the number formatted as it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, hint, error, optional, hideLabel, disabled, required, id, className, maxLength = 25 } = props
  const t = useTexts(controlTexts)
  const [open, setOpen] = useState(false)
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

  const close = () => setOpen(false)
  const choose = (next: PhoneCountry) => {
    // Not focused at once: the focus leaving the list would count as dismissing it.
    focusNext.current = phone.input
    phone.chooseCountry(next)
    close()
  }
  const toggle = () => {
    focusNext.current = trigger
    setOpen(!open)
  }

  return (
    <Field {...{ ids, label, hint, error: shownError, optional, hideLabel, className }}>
      <div className={fieldStyles.box}>
        <button
          ref={trigger}
          type="button"
          className={styles.country}
          disabled={disabled || phone.countries.length === 0}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={loadPicker}
          onFocus={loadPicker}
          onClick={toggle}
        >
          <VisuallyHidden>
            {country ? t('controls.phone.country', { country: country.name }) : t('controls.phone.chooseCountry')}
          </VisuallyHidden>
          <span className={styles.code}>{country?.iso2 ?? ''}</span>
          <span className={styles.dial}>{country ? `+${country.dialCode}` : '+'}</span>
          <Icon icon={ChevronDownIcon} size="sm" />
        </button>
        <input
          {...control}
          ref={phone.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={cx(fieldStyles.input, fieldStyles.numeric)}
          maxLength={maxLength}
          disabled={disabled}
          required={required}
          value={phone.text}
          onFocus={phone.wantParser}
          onBlur={phone.settle}
          onChange={(event) => phone.type(event.currentTarget.value, event.currentTarget.selectionStart ?? 0)}
        />
      </div>
      <Hidden name={name} value={value} />
      {open ? (
        <Suspense fallback={null}>
          <CountryPicker
            anchor={trigger}
            focusNext={focusNext}
            countries={phone.countries}
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
