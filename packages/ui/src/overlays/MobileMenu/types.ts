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
  /** Home, Pricing, FAQ; the services are between the first and the rest. */
  links: readonly MobileMenuLink[]
  services: readonly MobileMenuLink[]
  visitor: MobileMenuVisitor
  /** Address of the page being shown. */
  current?: string | undefined
  /** Balance, currency. */
  extra?: ReactNode
}
