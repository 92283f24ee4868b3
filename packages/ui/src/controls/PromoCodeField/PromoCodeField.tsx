import { cx } from 'class-variance-authority'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TagIcon } from '../../primitives/Icon/icons.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { useField } from '../Field/useField.ts'
import * as styles from './PromoCodeField.css.ts'

export interface PromoCodeFieldProps {
  /** The code in force, or null. */
  applied: string | null
  busy?: boolean | undefined
  error?: string | undefined
  /** Trimmed and never empty. */
  onApply: (code: string) => void
  onRemove: () => void
  disabled?: boolean | undefined
}

/** A promo code: Apply, and once applied, Remove (R130). Not a form of its own, so it can stand inside one. */
export function PromoCodeField({ applied, busy, error, onApply, onRemove, disabled }: PromoCodeFieldProps) {
  const t = useTexts(controlTexts)
  const { ids, control } = useField({ error })
  const input = useRef<HTMLInputElement>(null)
  const removed = useRef(false)

  // The Remove button goes away with the code; the focus must not fall to the page.
  useEffect(() => {
    if (applied === null && removed.current) input.current?.focus()
    removed.current = false
  }, [applied])

  const apply = () => {
    const code = input.current?.value.trim()
    if (code && !busy) onApply(code)
    else input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <Field
      ids={ids}
      label={t('controls.promo.label')}
      error={applied === null ? error : undefined}
      labelsControl={applied === null}
    >
      {applied === null ? (
        <div className={styles.row}>
          <div className={fieldStyles.box}>
            <input
              {...control}
              ref={input}
              className={cx(fieldStyles.input, styles.code)}
              type="text"
              maxLength={64}
              placeholder={t('controls.promo.placeholder')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              disabled={disabled}
              onKeyDown={onKeyDown}
            />
          </div>
          <Button
            variant="outline"
            tone="neutral"
            busy={busy}
            disabled={disabled}
            onClick={apply}
            className={styles.button}
          >
            {t('controls.promo.apply')}
          </Button>
        </div>
      ) : (
        <div className={styles.applied}>
          <span className={styles.appliedCode}>
            <Icon icon={TagIcon} size="sm" />
            {applied}
          </span>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            busy={busy}
            onClick={() => {
              removed.current = true
              onRemove()
            }}
          >
            {t('controls.promo.remove')}
          </Button>
        </div>
      )}
      <LiveRegion message={applied === null ? '' : t('controls.promo.applied', { code: applied })} />
    </Field>
  )
}
