import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  /** Passed to onSelect; unique in its menu. */
  value: string
  label: string
  /** The text that first letters match, if the label begins with characters that are not on keyboards. */
  typed?: string | undefined
  /** Makes the item a link. */
  href?: string | undefined
  icon?: LucideIcon | undefined
  tone?: 'default' | 'critical' | undefined
  disabled?: boolean | undefined
}
