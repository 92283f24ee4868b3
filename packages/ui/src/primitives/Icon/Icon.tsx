import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import * as styles from './Icon.css.ts'
import { ArrowLeftIcon, ArrowRightIcon, ChevronRightIcon, LogoutIcon } from './icons.ts'

export const iconSizes = { sm: 16, md: 20, lg: 24, xl: 32 } as const

export interface IconProps {
  /** One of `icons`, or any other icon of lucide-react imported by its name. */
  icon: LucideIcon
  /** 16, 20, 24 or 32 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The icon's meaning where no text has it; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** Directional icons, mirrored in right-to-left text. */
const pointing: ReadonlySet<LucideIcon> = new Set([ArrowLeftIcon, ArrowRightIcon, ChevronRightIcon, LogoutIcon])

/** An outline icon in the text's colour. Arrows follow the writing direction. */
export function Icon({ icon: Drawing, size = 'md', label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      size={iconSizes[size]}
      strokeWidth={1.75}
      absoluteStrokeWidth={false}
      className={cx(styles.icon, pointing.has(Drawing) && styles.pointing, className)}
      {...meaning}
    />
  )
}
