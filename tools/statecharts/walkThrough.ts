import { expect, waitFor, within } from 'storybook/test'
import type { Place } from './useWalk.ts'

/** A step, the state it leads to in the person's words, and every state that the picture then marks. */
export type WalkStep = readonly [step: string, state: string, marked: readonly string[]]

interface Scene {
  canvas: ReturnType<typeof within>
  userEvent: { click: (element: Element) => Promise<void> }
  args: Place
}

const picture = (canvas: Scene['canvas']) => canvas.findByRole('region', { name: 'The picture of the machine' })

/** What the picture marks as the states the machine is in, the ones around them first. */
async function expectMarked(canvas: Scene['canvas'], names: readonly string[]) {
  const states = await within(await picture(canvas)).findAllByRole('group')
  const marked = states.filter((state) => state.getAttribute('aria-current') === 'true')
  await expect(marked.map((state) => state.getAttribute('aria-label'))).toEqual(names)
}

/** Who comes by a link to a place on a walk wants to be there, and nothing is acted out. */
export const playUnlessLinked =
  <S extends Scene>(act: (scene: S) => Promise<void>) =>
  async (scene: S): Promise<void> => {
    if (scene.args.walk === '') await act(scene)
  }

/** Waits for the picture to be drawn, takes the first step there is, and finds a state marked. */
export const takeFirstStep = playUnlessLinked(async ({ canvas, userEvent }: Scene) => {
  const states = await within(await picture(canvas)).findAllByRole('group')
  await expect(states.filter((state) => state.getAttribute('aria-current') === 'true')).toEqual([])
  const [first] = (await canvas.findAllByRole('listitem')).flatMap((item: HTMLElement) =>
    within(item).queryAllByRole('button'),
  )
  if (first === undefined) throw new Error('There is no first step')
  await userEvent.click(first)
  await canvas.findByRole('button', { name: 'Start again' })
  await waitFor(() => expect(states.some((state) => state.getAttribute('aria-current') === 'true')).toBe(true))
})

/** Walks through a machine, and after each step looks where the page says it is. */
export async function walkThrough({ canvas, userEvent }: Scene, steps: readonly WalkStep[]): Promise<void> {
  for (const [step, state, marked] of steps) {
    await userEvent.click(await canvas.findByRole('button', { name: step }))
    await expect(await canvas.findByText(`You are here: ${state}`)).toBeVisible()
    await expectMarked(canvas, marked)
  }
}

/** Presses "Start again", and finds the page as it was at first: nothing has begun. */
export async function startAgain({ canvas, userEvent }: Scene, state: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
  await expect(await canvas.findByText(`You are here: ${state}`)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Start again' })).toBeNull()
  await expectMarked(canvas, [])
}
