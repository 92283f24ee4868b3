import type { ReactNode } from 'react'

export type HeaderVisitor =
  | { kind: 'guest' /** False hides sign-up (D06). */; registrationOpen: boolean }
  | {
      kind: 'signedIn'
      /** Tenths of a token; null while unknown, shown as 0 (R171). */
      balance: number | null
      /** HeaderAccount, or AccountPending: a part of its own, because guests need none of it. */
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
  /** Absent while paying: it is ours beside what a header has to show, and would only lead away. */
  myProjects?: string | undefined
  profile: string
}

/** The menu shows only when there is more than one (R091). */
export interface CurrencyChoice {
  options: readonly { value: string; label: string }[]
  current: string
  onChange: (code: string) => void
}

export interface SiteHeaderProps {
  visitor: HeaderVisitor
  currency: CurrencyChoice
  hrefs: HeaderHrefs
  /** Path of the page being shown: marks its link. */
  currentPath?: string | undefined
  onLogout: () => void
}
