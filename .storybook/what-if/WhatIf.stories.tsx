import { locations } from 'virtual:what-if'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useGlobals } from 'storybook/preview-api'
import { expect, fn, within } from 'storybook/test'
import { decode, encode, nothing, type WhatIf } from '../../tools/what-if/page/index.ts'
import type { Candidate, Prediction } from './predict.ts'
import { predict } from './predict.ts'
import { useStories } from './useStories.ts'
import { WhatIfPage, type WhatIfPageProps } from './WhatIfPage.tsx'

const stories: readonly Candidate[] = [
  ['Primitives/Coin', 'Shapes', 'packages/ui/src/primitives/Coin/Coin.stories.tsx'],
  ['Screens/Pay', 'Ready', 'packages/ui/src/screens/Pay/Pay.stories.tsx'],
  ['Screens/Pay', 'Loading', 'packages/ui/src/screens/Pay/Pay.stories.tsx'],
].map(([title = '', name = '', file = '']) => ({
  ...{ id: `${title.replace('/', '-')}--${name}`.toLowerCase(), title, name, file },
}))

/** As if every second story changed, and a text of it were paler. */
const predictBySeconds = async ({ stories: all, onVerdict }: Prediction) => {
  for (const [place, { id }] of all.entries()) {
    const changes = place % 2 === 0
    onVerdict({
      ...{ storyId: id, changes, by: changes ? ['looks', 'words'] : [] },
      contrast: changes
        ? [
            { scheme: 'light', text: 'Pay by card', before: 12.1, after: 4.1 },
            { scheme: 'dark', text: 'Secure checkout', before: 5.2, after: 6 },
          ]
        : [],
    })
  }
}

/** Holds what the address holds elsewhere. */
function Held({ whatIf: first, onWhatIf, ...props }: WhatIfPageProps) {
  const [whatIf, setWhatIf] = useState<WhatIf>(first)
  const change = (next: WhatIf) => {
    setWhatIf(next)
    onWhatIf(next)
  }
  return <WhatIfPage {...props} whatIf={whatIf} onWhatIf={change} />
}

/** With the stories that there are. */
const OfEveryStory = (props: WhatIfPageProps) => <WhatIfPage {...props} stories={useStories()} />

const meta = {
  title: 'What if',
  component: WhatIfPage,
  // Its lists are others with every token and text that changes.
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, editsWhatIf: true },
  args: { locations, stories, whatIf: nothing, onWhatIf: fn(), predict: predictBySeconds, hasFrames: false },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof WhatIfPage>

export default meta
type Story = StoryObj<typeof meta>

/** The page itself. What is tried stands in the globals, and so in the address and in every story. */
export const TryAChange: Story = {
  render: function Page(props) {
    const [globals, updateGlobals] = useGlobals()
    const change = (whatIf: WhatIf) => updateGlobals({ whatIf: encode(whatIf) })
    return <OfEveryStory {...props} whatIf={decode(globals.whatIf)} onWhatIf={change} predict={predict} hasFrames />
  },
}

/** A colour is found by its name and picked for one scheme; the patch changes that one alone. */
export const AnotherColour: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Token or text' }), 'color.coinFace')
    await userEvent.click(canvas.getByRole('button', { name: /^color\.coinFace/ }))
    const light = canvas.getByRole('textbox', { name: 'Light' })
    await userEvent.clear(light)
    await expect(canvas.getByText('The browser does not know this value')).toBeVisible()
    await userEvent.type(light, '#ff0000')
    await expect(canvas.queryByText('The browser does not know this value')).toBeNull()
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Patch' }).value).toContain(
      "\n+  coinFace: schemes('oklch(0.628 0.258 29.2)', p.mint400),\n",
    )
    await expect(canvas.getByLabelText('Light, picked')).toHaveValue('#ff0000')
  },
}

/** A text is found by its words; what is filled in may not be lost. */
export const OtherWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pay.submit')
    await userEvent.click(canvas.getByRole('button', { name: /^pay\.submit/ }))
    const text = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Pay now')
    await expect(canvas.getByText('These are filled in, and have to be in it: {total}')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Patch' })).toBeNull()
    await userEvent.type(text, ' {{total}')
    await expect(canvas.queryByText(/have to be in it/)).toBeNull()
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Patch' }).value).toContain(
      "\n+  'pay.submit': 'Pay now {total}',\n",
    )
  },
}

/** Which stories change is found out one by one; what falls below its contrast is said. */
export const StoriesThatChange: Story = {
  args: { whatIf: { tokens: { 'color.text': 'light-dark(oklch(0.6 0 0), oklch(0.9 0 0))' }, texts: {} } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^3 stories use what is changed/)).toBeVisible()
    await expect(canvas.getAllByText('may change')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Find out which change' }))
    const said = await canvas.findByText('2 stories change of 3 that could, in 2 a text falls below 4.5:1')
    await expect(said).toBeVisible()
    const list = within(canvas.getByRole('region', { name: 'Stories that change' }))
    await expect(list.queryByText('Screens/Pay: Ready')).toBeNull()
    await expect(list.getAllByText('12.1 → 4.1, enough for large text alone')).toHaveLength(2)
  },
}

/** A story that never answers holds up no other, and may have changed: it is named. */
export const AStoryThatHangs: Story = {
  args: {
    whatIf: { tokens: { 'radius.md': '4px' }, texts: {} },
    predict: async ({ stories: [first, ...others], onVerdict }) => {
      if (first) onVerdict({ storyId: first.id, changes: null, by: [], contrast: [] })
      for (const { id } of others) onVerdict({ storyId: id, changes: false, by: [], contrast: [] })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find out which change' }))
    const said = await canvas.findByText(/^0 stories change of \d that could, 1 did not answer$/)
    await expect(said).toBeVisible()
    const list = within(canvas.getByRole('region', { name: 'Stories that change' }))
    await expect(list.getAllByRole('button')).toHaveLength(1)
    await expect(list.getByText('did not answer')).toBeVisible()
  },
}

/** It can be called off, and all of it taken back. */
export const CalledOff: Story = {
  args: {
    whatIf: { tokens: { 'radius.md': '4px' }, texts: { 'en:pay.title': 'Pay' } },
    predict: ({ signal, stories: [first], onVerdict }) => {
      const { promise, reject } = Promise.withResolvers<void>()
      if (first) onVerdict({ storyId: first.id, changes: true, by: ['looks'], contrast: [] })
      signal.addEventListener('abort', () => reject(signal.reason))
      return promise
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find out which change' }))
    await expect(canvas.getByRole('progressbar', { name: 'Stories drawn' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByText(/^Stopped after 1: 1 story changes of \d that could so far$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take all back' }))
    await expect(args.onWhatIf).toHaveBeenLastCalledWith(nothing)
    await expect(canvas.queryByRole('heading', { name: 'Changes' })).toBeNull()
  },
}
