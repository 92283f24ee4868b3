import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ink, paper } from '../themes.ts'

const isDark = (theme = 'system') =>
  theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'

function initialTheme({ context }: DocsContainerProps): string | undefined {
  const [story] = context.componentStories()
  return story && context.getStoryContext(story).globals.theme
}

/** Draws a docs page and its stories in the colour scheme of the toolbar. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => initialTheme(props))
  const dark = isDark(theme)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  return <DocsContainer {...props} theme={dark ? ink : paper} />
}
