import { cva, cx } from 'class-variance-authority'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { type AnchorProps, AppLink } from '../AppLink/AppLink.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Button.css.ts'

export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const satisfies readonly NonNullable<
  ButtonLooks['variant']
>[]
export const buttonTones = ['accent', 'neutral', 'critical'] as const satisfies readonly NonNullable<
  ButtonLooks['tone']
>[]
export const buttonSizes = ['sm', 'md', 'lg'] as const satisfies readonly NonNullable<ButtonLooks['size']>[]

/** The classes of a button, for other elements that look like one. */
export const buttonClass = cva(styles.button, {
  variants: { variant: styles.variant, tone: styles.tone, size: styles.size },
  defaultVariants: { variant: 'solid', tone: 'accent', size: 'md' },
})

export interface ButtonLooks {
  /** Emphasis, from the main action to the least important one. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Accent is for the one primary action of a view; everything else is neutral. */
  tone?: 'accent' | 'neutral' | 'critical'
  /** 36, 44 or 54 px high; at least 44 px under a finger. */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  fullWidth?: boolean
  /** An Icon before the label. */
  iconStart?: ReactNode
  /** An Icon after the label: an arrow for where it leads. */
  iconEnd?: ReactNode
}

interface AsButton extends ButtonLooks, ButtonHTMLAttributes<HTMLButtonElement> {
  href?: undefined
  /** Disables the button and shows a spinner; the width stays. */
  busy?: boolean | undefined
  /** The label while busy: "Signing in...". Without it the spinner covers the label. */
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
        <span>{busyLabel}</span>
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
      {children === undefined ? null : <span className={styles.words}>{children}</span>}
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
