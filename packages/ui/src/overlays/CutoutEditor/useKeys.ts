import { type KeyboardEvent, useRef, useState } from 'react'
import { letterOf } from '../../primitives/letterOf.ts'
import type { Place } from './mask/stroke.ts'
import { modeOfKey, sizes, ZOOM } from './toolSettings.ts'
import type { Editor } from './useEditor.ts'

/** px of the screen for an arrow key, and with Shift. */
const STEP = 8
const LONG_STEP = 48

const arrows: ReadonlyMap<string, Place> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

/** Keys of the whole editor: tools, brush size, undo and redo. */
export function toolKeys(editor: Editor) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return
    const key = letterOf(event.nativeEvent)
    const mode = modeOfKey[key]
    let act: (() => void) | undefined
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') act = event.shiftKey ? editor.redo : editor.undo
      if (key === 'y') act = editor.redo
    } else if (mode) act = () => editor.choose(mode)
    else if (key === '[') act = () => editor.resize(editor.size - sizes.step)
    else if (key === ']') act = () => editor.resize(editor.size + sizes.step)
    else if (key === '+' || key === '=') act = () => editor.zoomBy(ZOOM)
    else if (key === '-') act = () => editor.zoomBy(1 / ZOOM)
    else if (key === '0') act = () => editor.zoomBy(0)
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** Keys of the image: arrows move the brush, and it paints while Space is held. */
export function useBrushKeys(editor: Editor) {
  const painting = useRef(false)
  /** Whether the keyboard's brush is visible. */
  const [shown, setShown] = useState(false)
  const stop = () => {
    if (!painting.current) return
    painting.current = false
    editor.end()
  }
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const towards = arrows.get(event.key)
      if (towards) {
        event.preventDefault()
        setShown(true)
        const far = event.shiftKey ? LONG_STEP : STEP
        editor.moveCursor({ x: towards.x * far, y: towards.y * far })
      } else if (event.key === ' ') {
        event.preventDefault()
        setShown(true)
        if (painting.current || editor.mode === 'move') return
        painting.current = true
        editor.begin()
        editor.paintAtCursor()
      }
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') stop()
    },
    onFocus: () => setShown(true),
    onBlur: () => {
      stop()
      setShown(false)
    },
    // A mouse has its own brush.
    onPointerDownCapture: () => setShown(false),
  }
  return { shown, handlers }
}
