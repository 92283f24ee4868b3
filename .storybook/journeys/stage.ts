import type { StoryContext } from '@storybook/react-vite'

type Scene = Pick<StoryContext, 'step' | 'userEvent'>

/** A play function: walks the whole way to where its story stands. */
export type Stage = (scene: Scene) => Promise<void>

/** The first stage of a journey. */
export const stage =
  (name: string, act: Stage): Stage =>
  async (scene) => {
    await scene.step(name, () => act(scene))
  }

/** The next stage, which walks all those before it first. */
export const after =
  (before: Stage, name: string, act: Stage): Stage =>
  async (scene) => {
    await before(scene)
    await scene.step(name, () => act(scene))
  }
