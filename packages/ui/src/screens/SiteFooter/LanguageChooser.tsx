import { useId } from 'react'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './SiteFooter.css.ts'

export interface LanguageChoice {
  options: readonly { value: string; label: string }[]
  current: string
  onChange: (value: string) => void
}

/** Hidden without a choice (D47). A native select: it adds no script, and phones show their own list. */
export function LanguageChooser({ options, current, onChange }: LanguageChoice) {
  const t = useTexts(frameTexts)
  const id = useId()
  if (options.length < 2) return null
  return (
    <div className={styles.language}>
      <label htmlFor={id}>{t('frame.footer.language')}</label>
      <select
        id={id}
        value={current}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={styles.languageSelect}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
