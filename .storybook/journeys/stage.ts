import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

type Scene = Pick<StoryContext, 'step' | 'userEvent'>

/** A play function: walks the whole way to where its story stands. */
export type Stage = (scene: Scene) => Promise<void>

const toasts = () => {
  const region = screen.queryByRole('region', { name: /^Notifications/ })
  return region === null ? [] : within(region).queryAllByRole('button', { name: 'Dismiss' })
}

/** What was said in passing would leave by itself, sooner or later: closed once it was read, every look is the same. */
const closeToasts: Stage = async ({ userEvent }) => {
  for (const toast of toasts()) await userEvent.click(toast)
  await waitFor(() => expect(toasts()).toEqual([]))
}

const acted = (name: string, act: Stage, { step, userEvent }: Scene) =>
  step(name, async () => {
    await act({ step, userEvent })
    await closeToasts({ step, userEvent })
  })

/** The first stage of a journey. */
export const stage =
  (name: string, act: Stage): Stage =>
  async (scene) => {
    await acted(name, act, scene)
  }

/** The next stage, which walks all those before it first. */
export const after =
  (before: Stage, name: string, act: Stage): Stage =>
  async (scene) => {
    await before(scene)
    await acted(name, act, scene)
  }
