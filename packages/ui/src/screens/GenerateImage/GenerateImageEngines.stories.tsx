import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { projectsHref, sendTo, tokenReturn } from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { options, requests, values } from './GenerateImage.fixtures.ts'
import { GenerateImage } from './GenerateImage.tsx'
import { readRequests, sample, unfinished } from './GenerateImageEngines.fixtures.ts'

/** The options and notices of the screen depend on the engine (D70). */
const meta = {
  title: 'Screens/GenerateImage/Engines',
  component: GenerateImage,
  decorators: [inServices('generate')],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    options,
    balance: 100,
    submission: { status: 'idle' },
    requests: [],
    sendTo,
    projectsHref,
    tokenReturn,
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onRunAgain: fn(),
    onRefine: fn(),
    onStart: fn(),
    onDismiss: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof GenerateImage>

export default meta
type Story = StoryObj<typeof meta>

/** An engine with few subjects lists them before payment, and has its own ideas. */
export const SampleEngine: Story = {
  args: { options: sample },
  play: async ({ canvas, userEvent }) => {
    const words =
      'A sample engine is at work here. It draws landscapes, the sea, forests, cities, deserts, flowers, coins, cats and abstract patterns; any other prompt becomes one of these. Whoever runs this site can connect a real image model.'
    await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /paper boat/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Use the prompt: A silver coin/ }))
    await expect(canvas.getByLabelText('Prompt')).toHaveValue('A silver coin on midnight blue cloth')
  },
}

export const PromptRead: Story = {
  args: { options: sample, requests: [readRequests.understood] },
  play: async ({ canvas }) => {
    // One line for all four images.
    await expect(canvas.getAllByText('Read: forest, sunset, red')).toHaveLength(1)
    await expect(canvas.getByRole('article')).not.toHaveTextContent('The sample engine has no')
  },
}

export const UnknownWords: Story = {
  args: { options: sample, requests: [readRequests.unknown, readRequests.one] },
  play: async ({ canvas }) => {
    const [four, one] = canvas.getAllByRole('article')
    await expect(four).toHaveTextContent('The sample engine has no fox or bicycle; here is a snow scene.')
    await expect(one).toHaveTextContent('The sample engine has no fox; here is a snow scene.')
  },
}

export const UnknownWordsOfAnotherScript: Story = {
  args: { options: sample, requests: [readRequests.chinese] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'The sample engine has no 狐狸, 自行车 or 電車, among others; here is a snow scene.',
    )
  },
}

export const LongUnknownWords: Story = {
  args: { options: sample, requests: [readRequests.long] },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/^Read: sea|^The sample engine has no/)
    await expect(lines).toHaveLength(2)
    for (const line of lines) await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  },
}

/** Images and actions of one row align, even if only some have a note. */
export const TwoOfFourRead: Story = {
  args: { options: sample, requests: [readRequests.two] },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('button', { name: /^Open image/ })
    const [first, second] = images.map((image) => image.getBoundingClientRect())
    await expect(second?.height).toBe(first?.height)
    await expect(second?.top).toBe(first?.top)
    const downloads = canvas.getAllByRole('link', { name: /^Download image/ })
    const [left, right] = downloads.map((download) => download.getBoundingClientRect().top)
    await expect(right).toBe(left)
  },
}

/** The engine made different choices for what the prompt left open. */
export const ReadDifferently: Story = {
  args: { options: sample, requests: [readRequests.different] },
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('article')).getAllByRole('listitem')
    await expect(tiles[0]).toHaveTextContent('here is a snow scene')
    await expect(tiles[1]).toHaveTextContent('here is a forest scene')
  },
}

export const ReadingInTheViewer: Story = {
  args: { options: sample, requests: [readRequests.unknown] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open image 2 of 4, Oil painting' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByText('Made with our sample engine')).toBeVisible()
    await expect(within(viewer).getByText('Read: snow, winter, evening')).toBeVisible()
    await expect(
      within(viewer).getByText('The sample engine has no fox or bicycle; here is a snow scene.'),
    ).toBeVisible()
  },
}

export const UnfinishedImages: Story = {
  args: { initial: values, requests: [unfinished] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'image 2 of 4, Oil painting, unfinished' })).toBeVisible()
    const progress = canvas.getByRole('progressbar', { name: 'image 2 of 4, Oil painting' })
    await expect(progress).toHaveAttribute('aria-valuenow', '64')
    await expect(await canvas.findByRole('img', { name: 'image 3 of 4, Watercolor, unfinished' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^image 4/ })).not.toBeInTheDocument()
  },
}

/** The engine supports no seed and no negative prompt, although earlier settings have both. */
export const NoMoreOptions: Story = {
  args: {
    options: { ...options, fields: [] },
    initial: { ...values, negativePrompt: 'fog', seed: '7' },
    requests: [requests.delivered],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText('More options')).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText('Seed')).not.toBeInTheDocument()
    await expect(canvas.getByRole('article')).not.toHaveTextContent('seed')
    await userEvent.click(canvas.getByRole('radio', { name: /Portrait/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ negativePrompt: '', seed: '' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate 4 images · 4 tokens' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ negativePrompt: '', seed: '' }))
  },
}

export const SeedIsTheOnlyOption: Story = {
  args: { options: { ...options, fields: ['seed'] }, initial: { ...values, seed: '7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seed')).toHaveValue('7')
    await expect(canvas.queryByLabelText('Leave out')).not.toBeInTheDocument()
  },
}

export const OneImageAtMost: Story = {
  args: { options: { ...options, maxImages: 1 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Images' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anime' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Comic' }))
    await expect(canvas.getByRole('checkbox', { name: 'Anime' })).not.toBeChecked()
    await userEvent.type(canvas.getByLabelText('Prompt'), 'A heron')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate 1 image · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ styles: ['comic'], count: 1 }))
  },
}
