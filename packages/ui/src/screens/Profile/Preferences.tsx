import { Select } from '../../controls/Select/Select.tsx'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { FormGroup } from './FormGroup.tsx'
import type { PreferenceChoice, ProfileReady } from './Profile.types.ts'

function Choice({ label, choice }: { label: string; choice: PreferenceChoice }) {
  return <Select label={label} options={choice.options} value={choice.value} onValueChange={choice.onChange} />
}

/** Display currency and language; each is hidden without a choice (R091, D47). */
export function Preferences({ currency, language }: Pick<ProfileReady, 'currency' | 'language'>) {
  const t = useTexts(accountTexts)
  const currencies = currency.options.length > 1
  const languages = language.options.length > 1
  if (!currencies && !languages) return null
  return (
    <FormGroup title={t('account.profile.preferences')} lead={t('account.profile.preferencesLead')}>
      {currencies ? <Choice label={t('account.profile.currency')} choice={currency} /> : null}
      {languages ? <Choice label={t('account.profile.language')} choice={language} /> : null}
    </FormGroup>
  )
}
