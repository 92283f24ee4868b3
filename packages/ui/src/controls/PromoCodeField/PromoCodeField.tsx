import { cx } from 'class-variance-authority'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cleanCode } from '../../format/typed.ts'
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
  /** The applied code, or null. */
  applied: string | null
  /** While the code is checked or removed. */
  busy?: boolean | undefined
  /** Why the code is refused. */
  error?: string | undefined
  /** Never empty; without spaces and invisible marks. */
  onApply: (code: string) => void
  onRemove: () => void
  disabled?: boolean | undefined
}

/** A promo code: Apply, and once applied, Remove (R130). Not a form element, so that it can be used inside one. */
export function PromoCodeField({ applied, busy, error, onApply, onRemove, disabled }: PromoCodeFieldProps) {
  const t = useTexts(controlTexts)
  const { ids, control } = useField({ error })
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const asked = useRef<'apply' | 'remove' | null>(null)

  // Applying and removing remove or disable the pressed button, so another element takes the focus.
  useEffect(() => {
    if (busy || asked.current === null) return
    const answered = asked.current === 'apply' ? applied !== null || error : applied === null || error
    if (!answered) return
    asked.current = null
    if (applied === null) input.current?.focus()
    else remove.current?.focus()
  }, [applied, busy, error])

  const apply = () => {
    const code = cleanCode(input.current?.value ?? '')
    if (!code || busy) {
      input.current?.focus()
      return
    }
    asked.current = 'apply'
    onApply(code)
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
        <fieldset aria-labelledby={ids.label} className={styles.applied}>
          <span id={ids.control} className={styles.appliedCode}>
            <Icon icon={TagIcon} size="sm" />
            <span>{applied}</span>
          </span>
          <Button
            ref={remove}
            variant="ghost"
            tone="neutral"
            size="sm"
            busy={busy}
            disabled={disabled}
            aria-describedby={ids.control}
            className={styles.remove}
            onClick={() => {
              asked.current = 'remove'
              onRemove()
            }}
          >
            {t('controls.promo.remove')}
          </Button>
        </fieldset>
      )}
      <LiveRegion message={applied === null ? (error ?? '') : t('controls.promo.applied', { code: applied })} />
    </Field>
  )
}
