import type { LucideIcon } from 'lucide-react'

export const iconSizes = { sm: 16, md: 20, lg: 24, xl: 32 } as const

export interface IconProps {
  /** One of `icons`, or any other icon of lucide-react imported by its name. */
  icon: LucideIcon
  size?: keyof typeof iconSizes
  /** Says what the icon means where no text does; without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** An outline icon in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'md', label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      size={iconSizes[size]}
      strokeWidth={1.75}
      absoluteStrokeWidth={false}
      className={className}
      {...meaning}
      style={{ flex: 'none' }}
    />
  )
}
