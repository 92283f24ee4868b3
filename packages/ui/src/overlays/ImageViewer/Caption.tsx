import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './ImageViewer.css.ts'

/** A caption of a few lines; a longer one scrolls, and is then focusable so that keys can scroll it. */
export function Caption({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className={styles.caption} {...(scrolls ? { tabIndex: 0, role: 'group' } : {})}>
      <Text as="div" dir="auto" size="small" tone="muted">
        {children}
      </Text>
    </div>
  )
}
