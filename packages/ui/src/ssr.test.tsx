import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0]

const modules = import.meta.glob<StoryModule>('./{foundations,primitives,controls,overlays,screens}/**/*.stories.tsx', {
  eager: true,
})

const stories = Object.entries(modules).flatMap(([file, module]) => {
  const composed: Record<string, ComponentType> = composeStories(module)
  return Object.entries(composed).map(([name, Story]) => [`${file.slice(2, -12)} ${name}`, Story] as const)
})

/** Public pages are prerendered, so no component may use the window while it renders. */
describe('on the server', () => {
  it('finds the stories', () => expect(stories.length).toBeGreaterThan(150))

  // The stories' own run uses the production build of React, which has no warnings.
  it.each(stories)('renders %s without a warning of React', (_name, Story) => {
    const warns = vi.spyOn(console, 'error').mockReturnValue()
    try {
      expect(() => renderToString(<Story />)).not.toThrow()
      expect(warns.mock.calls).toEqual([])
    } finally {
      warns.mockRestore()
    }
  })
})
