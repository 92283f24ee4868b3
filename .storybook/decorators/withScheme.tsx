import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { SideBySide } from './SideBySide.tsx'

function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }, [name, value])
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
 * Spends the toolbar's globals: theme, brand, motion, direction.
 *
 * @example parameters: { globals: { theme: 'dark' } }
 */
export const withScheme: Decorator = (Story, { id, initialArgs, args, globals, viewMode }) => {
  const { theme = 'system', brand = 'mintage', motion = 'full', direction = 'ltr' } = globals
  // A page of documentation sets its own scheme, for its text and its stories alike.
  if (viewMode === 'docs') return <Story />
  return (
    <>
      <RootAttributes {...{ theme, brand, motion, direction }} />
      <Story />
      {theme === 'side-by-side' ? (
        <SideBySide storyId={id} {...{ initialArgs, args, brand, motion, direction }} />
      ) : null}
    </>
  )
}
