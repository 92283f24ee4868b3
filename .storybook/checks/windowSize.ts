import { commands } from 'vitest/browser'
import { nextFrame } from './stillPage.ts'

let isQuiet = false

/**
 * Menus and lists close when the window is resized; a screenshot of them in another window needs them open. Must be called
 * before any other code listens for `resize`.
 */
export function watchResize(): void {
  window.addEventListener(
    'resize',
    (event) => {
      if (isQuiet) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

export interface QuietWindow {
  resize(width: number, height: number): Promise<void>
  /** Where the story's window is in the runner's page, in px. */
  position(): { x: number; y: number }
}

/** Paints the story's window, which can be resized without calling `resize` listeners, and restores it afterwards. */
export async function withQuietWindow(look: (quietWindow: QuietWindow) => Promise<void>): Promise<void> {
  const frame = window.frameElement
  if (frame === null) throw new Error('A story runs in an iframe.')
  const page = frame.ownerDocument.documentElement
  const style = frame.getAttribute('style') ?? ''
  const { innerWidth, innerHeight } = window
  // What lies outside the runner's window is not painted and does not intersect.
  const growRunner = async (width: number, height: number) => {
    const { x, y } = frame.getBoundingClientRect()
    const runner = { width: Math.max(page.clientWidth, x + width), height: Math.max(page.clientHeight, y + height) }
    if (runner.width > page.clientWidth || runner.height > page.clientHeight) await commands.resizeRunner(runner)
  }
  const change = async (css: string, width: number, height: number) => {
    const isResized = window.innerWidth !== width || window.innerHeight !== height
    isQuiet = true
    frame.setAttribute('style', css)
    while (window.innerWidth !== width || window.innerHeight !== height) await nextFrame()
    // The event is dispatched in the frame after the layout, or in the one after that.
    if (isResized) {
      await nextFrame()
      await nextFrame()
    }
    isQuiet = false
  }
  page.setAttribute('data-painted', '')
  try {
    await look({
      resize: async (width, height) => {
        await growRunner(width, height)
        await change(`${style}; width: ${width}px; height: ${height}px`, width, height)
      },
      position: () => {
        const { x, y } = frame.getBoundingClientRect()
        return { x, y }
      },
    })
  } finally {
    await change(style, innerWidth, innerHeight)
    page.removeAttribute('data-painted')
  }
}
