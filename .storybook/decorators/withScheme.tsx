import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { SideBySide } from './SideBySide.tsx'

function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }, [name, value])
}

/** Inline on the root, where it wins over the theme and over a brand. */
function Override({ properties }: { properties: Readonly<Record<string, string>> }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const [property, value] of Object.entries(properties)) style.setProperty(property, value)
    return () => {
      for (const property of Object.keys(properties)) style.removeProperty(property)
    }
  }, [properties])
  return null
}

interface RootState {
  theme: string
  brand: string
  motion: string
  direction: string
}

/** On the root, so that what renders in a portal (dialogs, menus, toasts) follows too. */
function RootAttributes({ theme, brand, motion, direction }: RootState) {
  useRootAttribute('data-theme', theme === 'light' || theme === 'dark' ? theme : null)
  useRootAttribute('data-brand', brand === 'cobalt' ? 'cobalt' : null)
  useRootAttribute('data-motion', motion === 'reduce' ? 'reduce' : null)
  useRootAttribute('dir', direction === 'rtl' ? 'rtl' : null)
  return null
}

/**
 * Applies the toolbar's globals: theme, brand, motion, direction and one overridden custom property.
 *
 * @example parameters: { globals: { theme: 'dark' } }
 */
export const withScheme: Decorator = (Story, { id, initialArgs, args, globals, viewMode }) => {
  const { theme = 'system', brand = 'mintage', motion = 'full', direction = 'ltr', override = {} } = globals
  // A page of documentation sets its own scheme, for its text and its stories alike.
  if (viewMode === 'docs') {
    return (
      <>
        <Override properties={override} />
        <Story />
      </>
    )
  }
  return (
    <>
      <RootAttributes {...{ theme, brand, motion, direction }} />
      <Override properties={override} />
      <Story />
      {theme === 'side-by-side' ? <SideBySide storyId={id} {...{ initialArgs, args, globals }} /> : null}
    </>
  )
}
