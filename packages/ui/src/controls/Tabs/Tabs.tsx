import * as RadixTabs from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import { type ReactNode, useState } from 'react'
import { useDirection } from '../useDirection.ts'
import * as styles from './Tabs.css.ts'
import { useTabBar } from './useTabBar.ts'

export interface Tab {
  /** Unique among the tabs. */
  value: string
  label: ReactNode
  /** The panel; rendered while its tab is chosen. */
  content: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** The name of the tab list: "Ways to pay". */
  label: string
  /** At least one. */
  tabs: readonly Tab[]
  /** The chosen tab; if given, the parent holds it. */
  value?: string | undefined
  /** The initial tab; by default the first enabled one. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `manual` where a panel is slow to show: arrows only move, Space or Enter chooses. */
  activation?: 'automatic' | 'manual'
}

/** Panels with a row of tabs; one panel is visible. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, activation = 'automatic' }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs.find(({ disabled }) => !disabled)?.value)
  const chosen = value ?? own
  const bar = useTabBar<HTMLDivElement>(chosen)
  const { ref: place, dir } = useDirection()
  // Radix makes ids from values, and an id with a space is an invalid reference, so the index is used instead.
  const idOf = (one: string | undefined) => String(tabs.findIndex((tab) => tab.value === one))
  return (
    <div ref={place}>
      <RadixTabs.Root
        dir={dir}
        activationMode={activation}
        value={idOf(chosen)}
        onValueChange={(id) => {
          const next = tabs[Number(id)]?.value
          if (next === undefined) return
          setOwn(next)
          onValueChange?.(next)
        }}
      >
        <div className={styles.bar}>
          <RadixTabs.List ref={bar} className={styles.list} aria-label={label}>
            {tabs.map((tab) => (
              <RadixTabs.Trigger
                key={tab.value}
                value={idOf(tab.value)}
                disabled={tab.disabled ?? false}
                className={cx(styles.item, styles.tab)}
              >
                {tab.label}
              </RadixTabs.Trigger>
            ))}
          </RadixTabs.List>
        </div>
        {tabs.map((tab) => (
          <RadixTabs.Content key={tab.value} value={idOf(tab.value)} className={styles.panel}>
            {tab.content}
          </RadixTabs.Content>
        ))}
      </RadixTabs.Root>
    </div>
  )
}
