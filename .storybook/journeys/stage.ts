import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

type Scene = Pick<StoryContext, 'step' | 'userEvent'>

/** A play function that runs all steps up to its story. */
export type Stage = (scene: Scene) => Promise<void>

/** Records the texts of all toasts from now on, also of those that disappear. */
function watchToasts() {
  const texts = new Map<Element, string | null>()
  const observer = new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-toast-id]')) texts.set(card, card.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return { texts: () => [...texts.values()], disconnect: () => observer.disconnect() }
}

/**
 * Waits for the named toasts and dismisses them, so that every screenshot is the same. Another toast fails the step.
 */
const acted = (name: string, act: Stage, toasts: readonly string[], { step, userEvent }: Scene) =>
  step(name, async () => {
    const shown = watchToasts()
    try {
      await act({ step, userEvent })
      await waitFor(() => expect(shown.texts()).toEqual(toasts))
    } finally {
      shown.disconnect()
    }
    for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) await userEvent.click(dismiss)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull())
  })

/** The first step of a journey. @param toasts their texts */
export const stage =
  (name: string, act: Stage, ...toasts: readonly string[]): Stage =>
  async (scene) => {
    await acted(name, act, toasts, scene)
  }

/** The next step, which first runs all steps before it. */
export const after =
  (before: Stage, name: string, act: Stage, ...toasts: readonly string[]): Stage =>
  async (scene) => {
    await before(scene)
    await acted(name, act, toasts, scene)
  }
