import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface MobileMenuLink {
  href: string
  label: string
  icon?: LucideIcon | undefined
}

export type MobileMenuVisitor =
  | { kind: 'guest'; loginHref: string; registerHref?: string | undefined }
  | { kind: 'customer'; myProjectsHref?: string | undefined; profileHref: string; onLogout: () => void }

export interface MobileMenuContent {
  /** Home, Pricing, FAQ; the services are after the first. */
  links: readonly MobileMenuLink[]
  services: readonly MobileMenuLink[]
  visitor: MobileMenuVisitor
  /** Path of the current page. */
  current?: string | undefined
  /** Balance, currency. */
  extra?: ReactNode
}
