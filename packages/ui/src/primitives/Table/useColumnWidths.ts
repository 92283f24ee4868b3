import { useLayoutEffect, useRef, useState } from 'react'

/**
 * While only some rows are in the document, the columns stay as wide as they were with the first ones: they would
 * otherwise move with every row that comes.
 */
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
      // As the browser shares the width out by itself.
      for (const column of table.querySelectorAll('col')) column.style.width = ''
      setWidths([...current.children].map((cell) => cell.getBoundingClientRect().width))
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [isWanted])
  return { head, widths }
}
