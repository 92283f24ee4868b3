import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import * as styles from '../Button/Button.css.ts'
import { buttonClass, type buttonSizes, type buttonTones, type buttonVariants } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon
  /** The name of the action: an icon alone has none. */
  label: string
  variant?: (typeof buttonVariants)[number]
  tone?: (typeof buttonTones)[number]
  size?: (typeof buttonSizes)[number]
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A square button with an icon for a label. */
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
