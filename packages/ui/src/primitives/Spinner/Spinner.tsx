import { cx } from 'class-variance-authority'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export const spinnerSizes = ['sm', 'md', 'lg'] as const satisfies readonly NonNullable<SpinnerProps['size']>[]

export interface SpinnerProps {
  /** 18, 28 or 48 px. */
  size?: 'sm' | 'md' | 'lg'
  /** The label for assistive technology; `null` if a visible text says it. */
  label?: string | null
  className?: string | undefined
}

/** A coin's rim with an arc running around it, in the text's colour. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const t = useTexts(commonTexts)
  return (
    <span className={cx(styles.spinner, styles.size[size], className)} role={label === null ? undefined : 'status'}>
      <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden="true" fill="none" stroke="currentColor">
        <circle
          className={styles.reeds}
          cx="12"
          cy="12"
          r="9.5"
          strokeWidth="3"
          pathLength="96"
          strokeDasharray="1.6 2.4"
        />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label === null ? null : <VisuallyHidden>{label ?? t('common.loading')}</VisuallyHidden>}
    </span>
  )
}

export interface PageSpinnerProps {
  /** What is loading; "Loading" by default. */
  label?: string
}

/** The spinner of a whole page or panel. */
export function PageSpinner({ label }: PageSpinnerProps) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" {...(label ? { label } : {})} />
    </div>
  )
}
