import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import { Form } from '../../controls/Form/Form.tsx'
import { textOf, textsOf } from '../../controls/Form/values.ts'
import { PhoneField } from '../../controls/PhoneField/PhoneField.tsx'
import { phoneOf } from '../../controls/PhoneField/phoneOf.ts'
import { Select } from '../../controls/Select/Select.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Button, Notice, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { FormGroup } from './FormGroup.tsx'
import * as styles from './Profile.css.ts'
import type { ProfileReady, ProfileValues } from './Profile.types.ts'

type Parts = Pick<ProfileReady, 'profile' | 'errors'>

const texts = ['name', 'surname', 'city', 'address', 'postCode'] as const

function read(data: FormData): ProfileValues {
  const country = Number(textOf(data, 'countryId'))
  return { ...textsOf(data, texts), phone: phoneOf(data, 'phone'), countryId: country > 0 ? country : null }
}

function You({ profile, errors }: Parts) {
  const t = useTexts(accountTexts)
  return (
    <FormGroup title={t('account.profile.you')}>
      <TextField
        name="name"
        label={t('account.profile.name')}
        defaultValue={profile.name}
        autoComplete="given-name"
        maxLength={100}
        error={errors.name}
      />
      <TextField
        name="surname"
        label={t('account.profile.surname')}
        defaultValue={profile.surname}
        autoComplete="family-name"
        maxLength={100}
        error={errors.surname}
      />
      <EmailField
        name="email"
        label={t('account.profile.email')}
        value={profile.email}
        readOnly
        hint={t('account.profile.emailHint')}
        className={styles.whole}
      />
      <PhoneField
        name="phone"
        label={t('account.profile.phone')}
        optional
        defaultValue={profile.phone ?? undefined}
        error={errors.phone}
        className={styles.whole}
      />
    </FormGroup>
  )
}

function Billing({ profile, errors, countries }: Parts & Pick<ProfileReady, 'countries'>) {
  const t = useTexts(accountTexts)
  return (
    <FormGroup title={t('account.profile.billing')} lead={t('account.profile.billingLead')}>
      <Select
        name="countryId"
        label={t('account.profile.country')}
        placeholder={t('account.profile.countryNone')}
        clearable
        options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
        defaultValue={profile.countryId === null ? undefined : String(profile.countryId)}
        autoComplete="country"
        error={errors.countryId}
      />
      <TextField
        name="city"
        label={t('account.profile.city')}
        defaultValue={profile.city ?? ''}
        autoComplete="address-level2"
        maxLength={120}
        error={errors.city}
      />
      <TextField
        name="address"
        label={t('account.profile.address')}
        defaultValue={profile.address ?? ''}
        autoComplete="street-address"
        maxLength={200}
        error={errors.address}
        className={styles.whole}
      />
      <TextField
        name="postCode"
        label={t('account.profile.postCode')}
        defaultValue={profile.postCode ?? ''}
        autoComplete="postal-code"
        maxLength={20}
        error={errors.postCode}
      />
    </FormGroup>
  )
}

export function ProfileForm({ profile, countries, errors, formError, busy, saved, onSubmit }: ProfileReady) {
  const t = useTexts(accountTexts)
  return (
    <Form className={styles.form} errors={errors} busy={busy} onSubmit={(data) => onSubmit(read(data))}>
      <You profile={profile} errors={errors} />
      <Billing profile={profile} errors={errors} countries={countries} />
      <div className={styles.finish}>
        {formError ? <Notice tone="critical">{formError}</Notice> : null}
        <div className={styles.save}>
          <Button type="submit" size="lg" busy={busy} busyLabel={t('account.profile.saveBusy')}>
            {t('account.profile.save')}
          </Button>
          <Text as="span" tone="positive" weight="medium" role="status">
            {saved ? t('account.profile.saved') : ''}
          </Text>
        </div>
      </div>
    </Form>
  )
}
