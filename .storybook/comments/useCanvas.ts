import { useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import type { Scheme } from '../../tools/comments/page/index.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where the page of a story stands in the window, and how much of it can be seen. */
export interface Canvas {
  /** What can be seen of it. */
  clip: Box
  /** All of it, as it is drawn: zoomed, and scrolled. */
  page: Box
  /** In its own CSS px. */
  size: { width: number; height: number }
  scheme: Scheme
}

const frameOf = () => document.querySelector<HTMLIFrameElement>('iframe#storybook-preview-iframe')

function schemeOf(view: Window): Scheme {
  const { theme } = view.document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function measure(): Canvas | null {
  const frame = frameOf()
  const view = frame?.contentWindow
  const root = frame?.contentDocument?.documentElement
  if (!frame || !view || !root || frame.offsetWidth === 0) return null
  const outer = frame.getBoundingClientRect()
  const around = frame.closest('#storybook-preview-wrapper')?.getBoundingClientRect() ?? outer
  const scale = outer.width / frame.offsetWidth
  const left = Math.max(outer.left, around.left)
  const top = Math.max(outer.top, around.top)
  const size = { width: root.clientWidth, height: root.scrollHeight }
  return {
    clip: {
      left,
      top,
      width: Math.max(0, Math.min(outer.left + root.clientWidth * scale, around.right) - left),
      height: Math.max(0, Math.min(outer.top + root.clientHeight * scale, around.bottom) - top),
    },
    page: {
      left: outer.left - view.scrollX * scale - left,
      top: outer.top - view.scrollY * scale - top,
      width: size.width * scale,
      height: size.height * scale,
    },
    size,
    scheme: schemeOf(view),
  }
}

const same = (one: Canvas | null, other: Canvas | null) => JSON.stringify(one) === JSON.stringify(other)

/** Measured again whenever the page of the story moves, grows or is another. Null where nobody asks. */
export function useCanvas(isWanted: boolean): Canvas | null {
  const [canvas, setCanvas] = useState<Canvas | null>(null)
  useEffect(() => {
    if (!isWanted) return setCanvas(null)
    const follow = () =>
      setCanvas((before) => {
        const now = measure()
        return same(before, now) ? before : now
      })
    const resized = new ResizeObserver(follow)
    const attributes = new MutationObserver(follow)
    let view: Window | null = null
    const passive = { capture: true, passive: true }
    const watch = () => {
      resized.disconnect()
      attributes.disconnect()
      view?.removeEventListener('scroll', follow, passive)
      const frame = frameOf()
      view = frame?.contentWindow ?? null
      view?.addEventListener('scroll', follow, passive)
      const root = frame?.contentDocument?.documentElement
      if (frame) resized.observe(frame)
      if (root) {
        resized.observe(root)
        attributes.observe(root, { attributes: true })
      }
      if (root?.ownerDocument.body) resized.observe(root.ownerDocument.body)
      follow()
    }
    watch()
    const channel = addons.getChannel()
    channel.on(STORY_RENDERED, watch)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, passive)
    window.addEventListener('transitionend', follow)
    return () => {
      resized.disconnect()
      attributes.disconnect()
      view?.removeEventListener('scroll', follow, passive)
      channel.off(STORY_RENDERED, watch)
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, passive)
      window.removeEventListener('transitionend', follow)
    }
  }, [isWanted])
  return canvas
}

/** Scrolls the page of the story to a share of its height, unless it can be seen. */
export function revealInCanvas(y: number): void {
  const view = frameOf()?.contentWindow
  if (!view) return
  const top = y * view.document.documentElement.scrollHeight
  if (top < view.scrollY || top > view.scrollY + view.innerHeight) view.scrollTo({ top: top - view.innerHeight / 2 })
}

export const scrollCanvas = (left: number, top: number): void => frameOf()?.contentWindow?.scrollBy({ left, top })
