import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CriticalIcon } from '../../primitives/Icon/icons.ts'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Field.css.ts'
import type { FieldProps, useField } from './useField.ts'

export interface FieldShellProps extends FieldProps {
  /** From `useField`, which ties the texts to the control. */
  ids: ReturnType<typeof useField>['ids']
  /** False where the control is a group, which a `label` element cannot name. */
  labelsControl?: boolean
  className?: string | undefined
  /** The control. */
  children: ReactNode
}

/** Label, control, error and hint: the frame of every field. */
export function Field({
  ids,
  label,
  hint,
  error,
  optional,
  hideLabel,
  labelsControl = true,
  className,
  children,
}: FieldShellProps) {
  const t = useTexts(commonTexts)
  const labelClass = cx(styles.label, hideLabel && visuallyHidden)
  return (
    <div className={cx(styles.field, className)} data-part="field" data-invalid={error ? true : undefined}>
      <div className={styles.labelRow}>
        {labelsControl ? (
          <label id={ids.label} htmlFor={ids.control} className={labelClass}>
            {label}
          </label>
        ) : (
          <span id={ids.label} className={labelClass}>
            {label}
          </span>
        )}
        {optional && !hideLabel ? <span className={styles.aside}>{t('common.optional')}</span> : null}
      </div>
      <div className={styles.body}>
        {children}
        <FieldError id={ids.error} error={error} />
        {hint ? (
          <p id={ids.hint} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The error under a control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className={styles.error} data-part="error">
      <span className={styles.errorIcon}>
        <Icon icon={CriticalIcon} size="sm" />
      </span>
      <span className={styles.errorText}>{error}</span>
    </p>
  )
}
