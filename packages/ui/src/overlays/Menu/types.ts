import type { LucideIcon } from 'lucide-react'

export interface MenuItem {
  /** Given back by onSelect; unique in its menu. */
  value: string
  label: string
  /** What typing finds it by, where the label begins with characters that are not typed. */
  typed?: string | undefined
  /** Makes the item a link. */
  href?: string | undefined
  icon?: LucideIcon | undefined
  tone?: 'default' | 'critical' | undefined
  disabled?: boolean | undefined
}
