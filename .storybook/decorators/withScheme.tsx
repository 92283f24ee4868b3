import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, value)
  }, [name, value])
}

interface RootState {
  theme: string
  motion: string
  direction: string
}

/** On the root, so that what renders in a portal (dialogs, menus, toasts) follows too. */
function RootAttributes({ theme, motion, direction }: RootState) {
  useRootAttribute('data-theme', theme === 'light' || theme === 'dark' ? theme : null)
  useRootAttribute('data-motion', motion === 'reduce' ? 'reduce' : null)
  useRootAttribute('dir', direction === 'rtl' ? 'rtl' : null)
  return null
}

/**
 * Spends the toolbar's globals: theme, motion, direction.
 *
 * @example parameters: { globals: { theme: 'dark' } }
 */
export const withScheme: Decorator = (Story, { globals, parameters }) => {
  const { theme = 'system', motion = 'full', direction = 'ltr' } = globals
  const root = <RootAttributes {...{ theme, motion, direction }} />
  if (theme !== 'side-by-side') {
    return (
      <>
        {root}
        <Story />
      </>
    )
  }
  const padding = parameters.layout === 'fullscreen' ? 0 : '1rem'
  return (
    <>
      {root}
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: '100vh' }}>
        {['light', 'dark'].map((one) => (
          <div key={one} data-theme={one} style={{ padding, minWidth: 0, transform: 'translateZ(0)' }}>
            <Story />
          </div>
        ))}
      </div>
    </>
  )
}
