import { type DragEvent, useEffect, useRef, useState } from 'react'
import { droppedFiles } from './droppedFiles.ts'

/** What is dragged over the zone: nothing, droppable files, or only files of another type. */
export type Over = 'nothing' | 'files' | 'wrong'

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Without this, the browser opens a file that is dropped outside the zone and leaves the page. */
function useNoStrayDrops() {
  useEffect(() => {
    const preventNavigation = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && carriesFiles(event.dataTransfer)) event.preventDefault()
    }
    document.addEventListener('dragover', preventNavigation)
    document.addEventListener('drop', preventNavigation)
    return () => {
      document.removeEventListener('dragover', preventNavigation)
      document.removeEventListener('drop', preventNavigation)
    }
  }, [])
}

/** Whether a paste belongs to a focused text field, or to a dialog that hides the zone. */
function isForOthers({ target }: ClipboardEvent, zone: Element | null): boolean {
  if (target instanceof Element && target.matches(':read-write')) return true
  return zone?.closest('[aria-hidden="true"], [inert]') != null
}

/** Files that come by drag and drop or from the clipboard. */
export function useFileArrival(take: (files: File[]) => void, types: readonly string[], disabled: boolean) {
  const [over, setOver] = useState<Over>('nothing')
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useNoStrayDrops()

  useEffect(() => {
    if (disabled) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // With two zones on a page, the first takes it.
      if (files.length === 0 || event.defaultPrevented || isForOthers(event, input.current)) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [disabled])

  const seen = ({ dataTransfer }: DragEvent): Over => {
    const held = [...dataTransfer.items].filter(({ kind }) => kind === 'file')
    // A folder or a file of an unknown type has no type until the drop.
    return held.length > 0 && held.every(({ type }) => type && !types.includes(type)) ? 'wrong' : 'files'
  }

  const drag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer) || disabled) return
    event.preventDefault()
    setOver(event.type === 'dragover' ? seen(event) : 'nothing')
    if (event.type === 'dragover') event.dataTransfer.dropEffect = 'copy'
    if (event.type !== 'drop') return
    const files = droppedFiles(event.dataTransfer)
    if (Array.isArray(files)) latest.current(files)
    else void files.then((found) => latest.current(found))
  }

  return { over, input, handlers: { onDragOver: drag, onDragLeave: drag, onDrop: drag } }
}
