import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]

const modules = import.meta.glob<StoryModule>('./{foundations,primitives,controls,overlays,screens}/**/*.stories.tsx', {
  eager: true,
})

const stories = Object.entries(modules).flatMap(([file, module]) => {
  const composed: Record<string, ComponentType> = composeStories(module)
  return Object.entries(composed).map(([name, Story]) => [`${file.slice(2, -12)} ${name}`, Story] as const)
})

/** Public pages are prerendered: here, without a window, whatever touches one while rendering throws. */
describe('on the server', () => {
  it('finds the stories', () => expect(stories.length).toBeGreaterThan(150))

  it.each(stories)('%s renders', (_name, Story) => {
    expect(() => renderToString(<Story />)).not.toThrow()
  })
})
