import { type ComponentType, createElement, useEffect, useState } from 'react'

/** A component that loads on demand. */
export interface LazyPart<Props> {
  /** Starts the download; call it on pointerenter and focus. Resolves after success or failure, never rejects. */
  load: () => Promise<void>
  /** Undefined until loaded. */
  there: () => ComponentType<Props> | undefined
}

/** Keeps heavy modules out of the landing page's download: `<Part of={list} with={props} />` renders it. */
export function lazyPart<Props extends object>(download: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let started: Promise<void> | undefined
  return {
    load: () => {
      started ??= download().then(
        (part) => {
          loaded = part
        },
        () => {
          started = undefined
        },
      )
      return started
    },
    there: () => loaded,
  }
}

/**
 * Renders a lazy part after it is loaded, and nothing before. A failed download is retried on the next render, and
 * never breaks the page. Chromium fetches a module once, so the part is missing there until a reload.
 */
export function Part<Props extends object>({ of: part, with: props }: { of: LazyPart<Props>; with: Props }) {
  const [There, setThere] = useState(() => part.there())
  useEffect(() => {
    if (There) return
    let stale = false
    void part.load().then(() => {
      if (!stale) setThere(() => part.there())
    })
    return () => {
      stale = true
    }
  })
  return There ? createElement(There, props) : null
}

/**
 * Loads a part on the first press or key. For a part that reports failures, because it cannot load without a network.
 */
export function useLoadOnPress<Props>(part: LazyPart<Props>): void {
  useEffect(() => {
    const controller = new AbortController()
    const load = () => {
      controller.abort()
      void part.load()
    }
    for (const press of ['pointerdown', 'keydown']) {
      window.addEventListener(press, load, { capture: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [part])
}
