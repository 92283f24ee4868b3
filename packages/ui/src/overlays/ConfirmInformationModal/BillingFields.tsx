import { useState } from 'react'
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx'
import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import type { FieldErrors } from '../../controls/Form/Form.tsx'
import { PhoneField } from '../../controls/PhoneField/PhoneField.tsx'
import { Select } from '../../controls/Select/Select.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { buyingTexts } from '../../texts/en/buying.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ConfirmInformationModal.css.ts'

export const billingFields = [
  'name',
  'surname',
  'email',
  'phone',
  'country',
  'city',
  'address',
  'postCode',
  'company',
  'vatNumber',
] as const

/** The name of the box that shows the fields of a company. */
export const FOR_COMPANY = 'forCompany'

export type BillingField = (typeof billingFields)[number]

/** Values of the billing form: texts, the phone in E.164, the country by its id (R157). */
export type BillingValues = Record<BillingField, string>

export interface BillingCountry {
  id: number
  title: string
  /** ISO 3166 alpha-2. */
  iso: string
}

export interface BillingFieldsProps {
  defaults: Partial<BillingValues>
  countries: readonly BillingCountry[]
  /** The account has an e-mail, which is read-only here (R258). */
  emailLocked: boolean
  errors: FieldErrors<BillingField>
  disabled?: boolean | undefined
}

export function BillingFields({ defaults, countries, emailLocked, errors, disabled }: BillingFieldsProps) {
  const t = useTexts(buyingTexts)
  const field = (name: BillingField) => ({ name, defaultValue: defaults[name], error: errors[name], disabled })
  const isForCompany = Boolean(defaults.company || defaults.vatNumber)
  const [forCompany, setForCompany] = useState(isForCompany)
  const chosen = countries.find(({ id }) => String(id) === defaults.country)
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} label={t('confirm.name')} autoComplete="given-name" />
      <TextField {...field('surname')} label={t('confirm.surname')} autoComplete="family-name" />
      <EmailField
        {...field('email')}
        label={t('confirm.email')}
        readOnly={emailLocked}
        hint={emailLocked ? t('confirm.emailLocked') : undefined}
        className={styles.wide}
      />
      <PhoneField {...field('phone')} label={t('confirm.phone')} defaultCountry={chosen?.iso} className={styles.wide} />
      <Select
        {...field('country')}
        label={t('confirm.country')}
        placeholder={t('confirm.countryPlaceholder')}
        options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
        autoComplete="country"
      />
      <TextField {...field('city')} label={t('confirm.city')} autoComplete="address-level2" />
      <TextField
        {...field('address')}
        label={t('confirm.address')}
        autoComplete="street-address"
        className={styles.wide}
      />
      <TextField {...field('postCode')} label={t('confirm.postCode')} autoComplete="postal-code" />
      <div className={styles.wide}>
        <Checkbox
          name={FOR_COMPANY}
          label={t('confirm.forCompany')}
          checked={forCompany}
          onCheckedChange={setForCompany}
          disabled={disabled}
        />
      </div>
      {forCompany ? (
        <>
          <TextField
            {...field('company')}
            label={t('confirm.company')}
            autoComplete="organization"
            className={styles.wide}
          />
          <TextField
            {...field('vatNumber')}
            label={t('confirm.vatNumber')}
            hint={t('confirm.vatNumberHint')}
            optional
            className={styles.wide}
          />
        </>
      ) : null}
    </div>
  )
}
