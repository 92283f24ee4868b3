import type { ReactNode } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import * as styles from './Tabs.css.ts'
import { useTabBar } from './useTabBar.ts'

export interface NavTab {
  /** Unique among the tabs. */
  value: string
  label: string
  href: string
}

export interface NavTabsProps {
  /** The landmark's name: "Account". */
  label: string
  tabs: readonly NavTab[]
  /** The value of the current page. */
  current: string
  /** A button at the end of the bar. */
  end?: ReactNode
}

/** Links to sibling pages that look like tabs: each has an address and the browser's history. */
export function NavTabs({ label, tabs, current, end }: NavTabsProps) {
  const bar = useTabBar<HTMLUListElement>(current)
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list} ref={bar}>
        {tabs.map(({ value, label: word, href }) => (
          <li key={value} className={styles.item}>
            <AppLink href={href} className={styles.tab} aria-current={value === current ? 'page' : undefined}>
              {word}
            </AppLink>
          </li>
        ))}
      </ul>
      {end}
    </nav>
  )
}
