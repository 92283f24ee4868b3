import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ink, paper } from '../themes.ts'

const isDark = (theme = 'system') =>
  theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'

function themeOf(context: DocsContainerProps['context']): string | undefined {
  const [story] = context.componentStories()
  return story && context.getStoryContext(story).globals.theme
}

/** Draws a docs page and its stories in the colour scheme of the toolbar. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { context } = props
  const [theme, setTheme] = useState(() => themeOf(context))
  const dark = isDark(theme)
  useEffect(() => {
    const channel = addons.getChannel()
    // Stories in frames send this event too, with their own globals.
    const follow = () => setTheme(themeOf(context))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  // The key reloads the stories in frames, which read the scheme when they start.
  return <DocsContainer key={String(dark)} {...props} theme={dark ? ink : paper} />
}
