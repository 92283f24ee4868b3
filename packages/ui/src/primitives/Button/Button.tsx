import { cva, cx } from 'class-variance-authority'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { type AnchorProps, AppLink } from '../AppLink/AppLink.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Button.css.ts'

export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const
export const buttonTones = ['accent', 'neutral', 'critical'] as const
export const buttonSizes = ['sm', 'md', 'lg'] as const

/** The classes of a button, for what must look like one but is another element. */
export const buttonClass = cva(styles.button, {
  variants: { variant: styles.variant, tone: styles.tone, size: styles.size },
  defaultVariants: { variant: 'solid', tone: 'accent', size: 'md' },
})

export interface ButtonLooks {
  variant?: (typeof buttonVariants)[number]
  /** Accent is for the one primary action of a view; everything else is neutral. */
  tone?: (typeof buttonTones)[number]
  size?: (typeof buttonSizes)[number]
  fullWidth?: boolean
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

interface AsButton extends ButtonLooks, ButtonHTMLAttributes<HTMLButtonElement> {
  href?: undefined
  /** Disables the button and shows a spinner; the width stays. */
  busy?: boolean | undefined
  /** What the button says while busy: "Signing in...". Without it the spinner covers the label. */
  busyLabel?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

interface AsLink extends ButtonLooks, AnchorProps {
  busy?: undefined
  busyLabel?: undefined
}

export type ButtonProps = AsButton | AsLink

function BusyLabels({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: ReactNode }) {
  return (
    <span className={styles.labels}>
      <span className={cx(styles.label, busy && styles.gone)}>{children}</span>
      <span className={cx(styles.label, !busy && styles.gone)}>
        <Spinner size="sm" label={null} />
        {busyLabel}
      </span>
    </span>
  )
}

/** A button, or a link that looks like one when it has an `href`. */
export function Button(props: ButtonProps) {
  const { variant, tone, size, fullWidth, iconStart, iconEnd, className, children, busy, busyLabel, ...rest } = props
  const classes = cx(buttonClass({ variant, tone, size }), fullWidth && styles.fullWidth, className)
  const face = (
    <>
      {iconStart}
      {children}
      {iconEnd}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <AppLink {...rest} className={classes}>
        {face}
      </AppLink>
    )
  }
  const { type = 'button', disabled, ...button } = rest
  return (
    <button {...button} type={type} disabled={disabled || busy} aria-busy={busy || undefined} className={classes}>
      {busyLabel === undefined ? (
        <>
          <span className={cx(styles.label, busy && styles.dim)}>{face}</span>
          {busy ? (
            <span className={styles.overlay}>
              <Spinner size="sm" label={null} />
            </span>
          ) : null}
        </>
      ) : (
        <BusyLabels busy={busy ?? false} busyLabel={busyLabel}>
          {face}
        </BusyLabels>
      )}
    </button>
  )
}
