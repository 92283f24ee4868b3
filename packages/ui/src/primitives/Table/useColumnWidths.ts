import { useLayoutEffect, useRef, useState } from 'react'

/** While only some rows are rendered, the columns keep their first width; otherwise each new row could move them. */
export function useColumnWidths(isWanted: boolean) {
  const head = useRef<HTMLTableRowElement>(null)
  const [widths, setWidths] = useState<readonly number[]>([])
  useLayoutEffect(() => {
    const { current } = head
    const table = current?.closest('table')
    if (!isWanted || !current || !table) return
    let width = -1
    const observer = new ResizeObserver(() => {
      if (table.offsetWidth === width) return
      width = table.offsetWidth
      // Restores the automatic widths.
      for (const column of table.querySelectorAll('col')) column.style.width = ''
      setWidths([...current.children].map((cell) => cell.getBoundingClientRect().width))
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [isWanted])
  return { head, widths }
}
