import { useSyncExternalStore } from 'react'
import type { Scheme } from '../docs/thumbnailSource.ts'

const root = () => document.documentElement

/** The toolbar writes its choice to the root of the page; "System" leaves it to the browser. */
const chosen = (): Scheme => {
  const theme = root().dataset.theme
  if (theme === 'dark' || theme === 'light') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function subscribe(tell: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const attributes = new MutationObserver(tell)
  attributes.observe(root(), { attributeFilter: ['data-theme'] })
  system.addEventListener('change', tell)
  return () => {
    attributes.disconnect()
    system.removeEventListener('change', tell)
  }
}

/** The colour scheme in which a story is drawn at the moment. */
export const useSchemeOfPage = (): Scheme => useSyncExternalStore(subscribe, chosen)
