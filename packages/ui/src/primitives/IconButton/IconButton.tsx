import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import * as styles from '../Button/Button.css.ts'
import { buttonClass } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** One of `icons`. */
  icon: LucideIcon
  /** The accessible name, since an icon has none. */
  label: string
  /** Emphasis; `ghost` by default. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Accent for the primary action, critical for a destructive one. */
  tone?: 'accent' | 'neutral' | 'critical'
  /** 36, 44 or 54 px square; at least 44 px under a finger. */
  size?: 'sm' | 'md' | 'lg'
  /** Disables the button and replaces the icon by a spinner. */
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A square button with an icon as its label. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  busy,
  disabled,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={cx(buttonClass({ variant, tone, size }), styles.iconOnly[size], className)}
    >
      {busy ? <Spinner size="sm" label={null} /> : <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />}
    </button>
  )
}
