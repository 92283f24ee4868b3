import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ink, paper } from '../themes.ts'
import { SchemeContext } from './scheme.ts'

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

function useSystemIsDark(): boolean {
  const [dark, setDark] = useState(() => darkSystem().matches)
  useEffect(() => {
    const query = darkSystem()
    const follow = () => setDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return dark
}

/** The toolbar's theme on a page: stories on paper in a dark frame, or the other way round, could not be read. */
function useChosenTheme(initial: string): string {
  const [theme, setTheme] = useState(initial)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'system')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return theme
}

function themeAtFirst({ context }: DocsContainerProps): string {
  const [story] = context.componentStories()
  return story === undefined ? 'system' : (context.getStoryContext(story).globals.theme ?? 'system')
}

/** Storybook's pages in the scheme that the toolbar chose, or the system's. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useChosenTheme(themeAtFirst(props))
  const systemIsDark = useSystemIsDark()
  const dark = chosen === 'dark' || (chosen !== 'light' && systemIsDark)
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
  }, [dark])
  return (
    <SchemeContext value={dark ? 'dark' : 'light'}>
      <DocsContainer {...props} theme={dark ? ink : paper} />
    </SchemeContext>
  )
}
