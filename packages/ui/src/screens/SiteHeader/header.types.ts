import type { ReactNode } from 'react'

export type HeaderVisitor =
  | { kind: 'guest' /** False hides sign-up (D06). */; registrationOpen: boolean }
  | {
      kind: 'signedIn'
      /** Tenths of a token; null while unknown, shown as 0 (R171). */
      balance: number | null
      /** HeaderAccount or AccountPending, passed in so that guests do not load it. */
      account: ReactNode
    }

export interface HeaderHrefs {
  home: string
  generate: string
  removeBackground: string
  upscale: string
  pricing: string
  faq: string
  login: string
  register: string
  /** Absent during payment, when the header has as few links as possible. */
  myProjects?: string | undefined
  profile: string
}

/** The menu is hidden with a single currency (R091). */
export interface CurrencyChoice {
  options: readonly { value: string; label: string }[]
  current: string
  onChange: (code: string) => void
}

export interface SiteHeaderProps {
  visitor: HeaderVisitor
  currency: CurrencyChoice
  hrefs: HeaderHrefs
  /** The current path; its link is marked. */
  currentPath?: string | undefined
  onLogout: () => void
}
