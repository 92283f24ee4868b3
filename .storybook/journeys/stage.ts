import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

type Scene = Pick<StoryContext, 'step' | 'userEvent'>

/** A play function: walks the whole way to where its story stands. */
export type Stage = (scene: Scene) => Promise<void>

/** The texts of the toasts that are shown from now on, also of those that went by themselves. */
function watchToasts() {
  const texts = new Map<Element, string | null>()
  const observer = new MutationObserver(() => {
    for (const card of document.querySelectorAll('[data-toast-id]')) texts.set(card, card.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return { texts: () => [...texts.values()], disconnect: () => observer.disconnect() }
}

/**
 * A toast comes when its code is loaded and goes after seconds: a stage waits for those that it names and closes them,
 * so that every picture of it is the same. A toast that the stage does not name fails it.
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

/** The first stage of a journey. @param toasts the texts of those that it shows */
export const stage =
  (name: string, act: Stage, ...toasts: readonly string[]): Stage =>
  async (scene) => {
    await acted(name, act, toasts, scene)
  }

/** The next stage, which walks all those before it first. */
export const after =
  (before: Stage, name: string, act: Stage, ...toasts: readonly string[]): Stage =>
  async (scene) => {
    await before(scene)
    await acted(name, act, toasts, scene)
  }
