import { Field } from '../../controls/Field/Field.tsx'
import { useField } from '../../controls/Field/useField.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { countByStyle, type StyleChoice } from './choice.ts'
import * as styles from './StyleChips.css.ts'
import type { GenerateOptions } from './types.ts'

interface StyleChipsProps {
  options: GenerateOptions
  choice: StyleChoice
  error: string | undefined
  /** Announces changes beyond the pressed chip. */
  announcement: string
  onToggle: (style: string) => void
}

/** One to four styles. With several, each chip shows how many images it gets. */
export function StyleChips({ options, choice, error, announcement, onToggle }: StyleChipsProps) {
  const { t } = useServiceTexts()
  const max = options.maxImages
  const full = max > 1 && choice.styles.length >= max
  const hintOfSeveral = full ? t('generate.styles.full', { max }) : t('generate.styles.hint', { max })
  const hint = max === 1 ? t('generate.styles.hint.one') : hintOfSeveral
  const { ids, control } = useField({ hint, error })
  const shares = new Map(countByStyle(choice).map(({ style, count }) => [style, count]))
  return (
    <Field {...{ ids, label: t('generate.styles'), hint, error }} labelsControl={false}>
      <fieldset
        id={control.id}
        aria-labelledby={ids.label}
        aria-describedby={control['aria-describedby']}
        className={styles.chips}
      >
        {options.styles.map(({ id, title }) => {
          const chosen = choice.styles.includes(id)
          const share = shares.get(id)
          return (
            <label key={id} className={styles.chip}>
              <input
                type="checkbox"
                name="styles"
                value={id}
                checked={chosen}
                // Not `disabled`: the chip remains focusable, and the hint says why a fifth style is refused.
                aria-disabled={(full && !chosen) || undefined}
                aria-invalid={error ? true : undefined}
                className={styles.box}
                onChange={() => onToggle(id)}
              />
              <span>{title}</span>
              {share !== undefined && choice.styles.length > 1 ? (
                <span className={styles.count}>
                  ×<span>{share}</span>
                </span>
              ) : null}
            </label>
          )
        })}
      </fieldset>
      <LiveRegion message={announcement} />
    </Field>
  )
}
