import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { imagesTexts } from '../../texts/en/images.ts'
import { asking, projectsHref, sendTo, tokenReturn } from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { options, requests, values } from './GenerateImage.fixtures.ts'
import { GenerateImage } from './GenerateImage.tsx'

const meta = {
  title: 'Screens/GenerateImage',
  component: GenerateImage,
  decorators: [inServices('generate')],
  parameters: { layout: 'fullscreen' },
  args: {
    options,
    balance: 100,
    submission: { status: 'idle' },
    requests: [],
    sendTo,
    projectsHref,
    tokenReturn: { ...tokenReturn, onOpen: fn(), onSubmit: fn(), onClose: fn() },
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

export const Empty: Story = {
  tags: [
    'state:imageRequest.preparingRequest',
    'state:imageRequest.followingRequest.work.unknown',
    'state:imageRequest.followingRequest.news.asking',
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Generate 1 image · 1 token' })).toBeEnabled()
    await expect(canvas.getByText('9 tokens left after this')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Use the prompt: A paper boat/ }))
    await expect(canvas.getByLabelText('Prompt')).toHaveFocus()
    await expect(canvas.getByLabelText('Prompt')).toHaveValue(
      'A paper boat on a mirror-still lake, mountains behind, first light of morning',
    )
    await expect(canvas.getByText('77 of 4,000 characters')).toBeVisible()
  },
}

export const BalanceUnknown: Story = { args: { balance: null } }

export const StylesShareTheImages: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Watercolor' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anime' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Comic' }))
    await expect(canvas.getByRole('radio', { name: '3' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Generate 3 images · 3 tokens' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4' }))
    await expect(canvas.getByText('Shared out: Watercolor × 2, Anime × 1, Comic × 1')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Prompt'), 'A heron')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      prompt: 'A heron',
      negativePrompt: '',
      styles: ['watercolor', 'anime', 'comic'],
      size: options.sizes[0],
      count: 4,
      seed: '',
    })
    await userEvent.click(canvas.getByRole('radio', { name: '2' }))
    await expect(canvas.getByRole('checkbox', { name: /Comic/ })).not.toBeChecked()
  },
}

export const FourStylesAtMost: Story = {
  args: { initial: { ...values, styles: ['anime', 'watercolor', 'line-art', 'comic'] } },
  play: async ({ canvas, userEvent }) => {
    const fifth = canvas.getByRole('checkbox', { name: 'Pixel art' })
    await userEvent.click(fifth)
    await expect(fifth).not.toBeChecked()
    await expect(canvas.getByText('4 styles are chosen. Take one away to choose another.')).toBeVisible()
  },
}

export const SubmitsWhatWasChosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Prompt'), '  A heron on a copper coin ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Line art' }))
    await userEvent.click(canvas.getByRole('radio', { name: /Portrait/ }))
    await userEvent.click(canvas.getByRole('radio', { name: '2' }))
    await userEvent.click(canvas.getByText('More options'))
    await userEvent.type(canvas.getByLabelText('Leave out'), 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Roll a new seed' }))
    const seed = canvas.getByLabelText('Seed')
    await expect(seed).not.toHaveValue('')
    await userEvent.clear(seed)
    await userEvent.type(seed, '42')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate 2 images · 2 tokens' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      prompt: 'A heron on a copper coin',
      negativePrompt: 'text',
      styles: ['line-art'],
      size: '1024x1536',
      count: 2,
      seed: '42',
    })
  },
}

export const Sending: Story = {
  tags: ['state:imageRequest.submittingRequest'],
  args: { initial: values, submission: { status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sending the prompt/ })).toBeDisabled()
  },
}

export const PromptMissing: Story = {
  parameters: { says: ['images.promptRequired'] },
  args: {
    submission: { status: 'refused', errors: { prompt: 'Say what you want to see first' }, message: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toHaveFocus()
    await expect(canvas.getByLabelText('Prompt')).toHaveAccessibleDescription(/Say what you want to see/)
  },
}

export const PolicyRefusal: Story = {
  args: {
    initial: values,
    submission: {
      status: 'refused',
      errors: { prompt: 'This prompt asks for something our content policy does not allow.' },
      message: 'The given data was invalid.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prompt')).toHaveValue(values.prompt)
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible()
  },
}

export const SeedWrong: Story = {
  parameters: { says: ['generate.seed.invalid'] },
  args: {
    initial: { ...values, seed: '12 monkeys' },
    submission: {
      status: 'refused',
      errors: { seed: 'A seed is a whole number from 0 to 2147483647.' },
      message: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seed')).toHaveFocus()
  },
}

export const PromptTooLong: Story = { args: { initial: { ...values, prompt: 'A long road. '.repeat(310) } } }

export const ServerUnreachable: Story = {
  parameters: { says: ['images.submitUnknown'] },
  args: {
    initial: values,
    submission: {
      status: 'refused',
      message: 'We could not reach the server. Try again: the same request is never charged twice.',
    },
  },
}

export const TokensShort: Story = {
  args: { initial: values, balance: 25 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('You have 2.5 tokens. You need 1.5 tokens more.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy tokens' }))
    await expect(args.onBuyTokens).toHaveBeenCalledWith(15)
  },
}

export const NotEnoughTokens: Story = {
  tags: ['state:imageRequest.shortOfTokens'],
  args: { initial: values, balance: 15, submission: { status: 'notEnoughTokens', needed: 40, balance: 15 } },
  play: async ({ canvas, args, userEvent }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('This needs 4 tokens, and you have 1.5 tokens.')
    await userEvent.click(within(notice).getByRole('button', { name: 'Buy tokens' }))
    await expect(args.onBuyTokens).toHaveBeenCalledWith(25)
    await expect(canvas.getByLabelText('Prompt')).toHaveValue(values.prompt)
  },
}

export const OfferedAgainAfterBuying: Story = {
  tags: ['state:imageRequest.offeringRequest'],
  args: { initial: values, submission: { status: 'offered' } },
}

export const InTheQueue: Story = {
  tags: ['state:imageRequest.followingRequest.work.queued'],
  args: { initial: values, requests: [requests.queued] },
}

export const Working: Story = {
  tags: ['state:imageRequest.followingRequest.work.working', 'state:imageRequest.followingRequest.news.waiting'],
  args: { initial: values, requests: [requests.working] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'image 2 of 4, Oil painting' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    )
    // An image without a known progress has no percentage.
    const uncounted = canvas.getByRole('progressbar', { name: 'image 3 of 4, Watercolor' })
    await expect(uncounted).not.toHaveAttribute('aria-valuenow')
    await expect(uncounted).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledWith('r1')
  },
}

export const Cancelling: Story = {
  tags: ['state:imageRequest.cancellingRequest'],
  args: { initial: values, requests: [requests.cancelling] },
}

export const OfflineWhileWorking: Story = {
  tags: ['state:imageRequest.followingRequest.news.unreachable'],
  args: { initial: values, requests: [requests.offline] },
}

export const Delivered: Story = {
  tags: ['state:imageRequest.delivered', 'state:tokenReturn.closed'],
  args: { initial: values, requests: [requests.delivered, requests.one] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Download image 1 of 4, Watercolor' })).toHaveAttribute(
      'href',
      '/api/projects/p-dawn/file?download=1',
    )
    await expect(canvas.getByRole('link', { name: 'Upscale image 2 of 4, Oil painting' })).toHaveAttribute(
      'href',
      '/services/upscale?project=p-dusk',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Run again · 4 tokens' }))
    await expect(args.onRunAgain).toHaveBeenCalledWith('r1')
  },
}

export const EditsEarlierSettings: Story = {
  args: { requests: [requests.one] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit settings' }))
    await expect(canvas.getByLabelText('Prompt')).toHaveValue('Night over still hills, a full moon')
    await expect(canvas.getByLabelText('Prompt')).toHaveFocus()
    await expect(canvas.getByLabelText('Seed')).toHaveValue('7')
    await expect(canvas.getByRole('radio', { name: /Landscape/ })).toBeChecked()
  },
}

export const InTheViewer: Story = {
  args: { initial: values, requests: [requests.delivered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open image 2 of 4, Oil painting' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByText('Oil painting · 1,024 × 1,024')).toBeVisible()
    await expect(within(viewer).getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/api/projects/p-dusk/file?download=1',
    )
  },
}

export const PartlyDelivered: Story = {
  tags: ['state:imageRequest.partlyDelivered'],
  args: { initial: values, requests: [requests.partly] },
}

export const OneGivenBack: Story = {
  args: { initial: values, requests: [requests.oneReturned] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Oil painting · Token given back')).toBeVisible()
    const request = within(canvas.getByRole('article'))
    await expect(request.getByRole('status')).toHaveTextContent('4 images delivered for 4 tokens · 1 token given back')
    await userEvent.click(canvas.getByRole('button', { name: 'Not good?' }))
    await expect(args.tokenReturn.onOpen).toHaveBeenCalledWith('r1')
  },
}

/** Offers only images that were not given back before. */
export const NotGood: Story = {
  args: { initial: values, requests: [requests.oneReturned], tokenReturn: { ...tokenReturn, progress: asking('r1') } },
  play: async () => {
    const images = await screen.findByRole('radiogroup', { name: 'Which picture?' })
    await expect(within(images).getAllByRole('radio')).toHaveLength(3)
    await expect(within(images).queryByRole('radio', { name: /^image 2/ })).not.toBeInTheDocument()
    await expect(screen.getByRole('radio', { name: 'The wrong style' })).toBeInTheDocument()
  },
}

export const GivenBackTriesAgain: Story = {
  tags: ['!visual'],
  args: {
    requests: [requests.one],
    tokenReturn: { ...tokenReturn, progress: { ...asking('r2'), status: 'returned', left: 2 }, onClose: fn() },
  },
  render: function WithAClose(args) {
    const [progress, setProgress] = useState(args.tokenReturn.progress)
    const close = () => {
      args.tokenReturn.onClose()
      setProgress(null)
    }
    return <GenerateImage {...args} tokenReturn={{ ...args.tokenReturn, progress, onClose: close }} />
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the settings' }))
    await expect(args.tokenReturn.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('Prompt')).toHaveValue('Night over still hills, a full moon')
    await expect(canvas.getByLabelText('Prompt')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const OneDeletedSince: Story = { args: { initial: values, requests: [requests.oneDeleted] } }

export const Failed: Story = {
  tags: ['state:imageRequest.failedAndRefunded'],
  args: { initial: values, requests: [requests.failed] },
}

export const CancelledPartly: Story = { args: { initial: values, requests: [requests.cancelled] } }

export const LongPrompt: Story = { args: { requests: [requests.longPrompt] } }

/** A prompt uses the direction of its first letter in every place. */
export const ArabicPrompt: Story = {
  tags: ['!visual'],
  args: {
    initial: { ...values, prompt: 'قمر فوق البحر' },
    requests: [{ ...requests.longPrompt, values: { ...requests.longPrompt.values, prompt: 'قمر فوق البحر' } }],
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'قمر فوق البحر' })).direction).toBe('rtl')
    await expect(getComputedStyle(canvas.getByDisplayValue('قمر فوق البحر')).direction).toBe('rtl')
  },
}

export const PromptRefusedForItsLength: Story = {
  parameters: { says: ['images.promptTooLong'] },
  args: {
    initial: { ...values, prompt: 'A long road. '.repeat(310) },
    submission: {
      status: 'refused',
      errors: { prompt: 'Please keep the prompt to 4,000 characters' },
      message: null,
    },
  },
}

export const NotStarted: Story = {
  parameters: { says: ['images.submitFailed'] },
  args: {
    initial: values,
    submission: { status: 'refused', message: 'This could not be started. You were not charged.' },
  },
}

export const CancelledBeforeTheFirst: Story = {
  tags: ['state:imageRequest.cancelled'],
  args: { initial: values, requests: [requests.cancelledAtOnce] },
}

export const NotCancelled: Story = {
  args: { initial: values, requests: [requests.working] },
  ...withToast('error', imagesTexts, 'images.cancelFailed'),
}

export const SpendsTheLastTokens: Story = {
  args: { initial: values, balance: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This uses your last 4 tokens')).toBeVisible()
  },
}

/** With more styles than images, the count rises so that every style gets one. */
export const StylesRaiseTheCount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Watercolor' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anime' }))
    await expect(canvas.getByText('Now 2 images, so that every style gets one.')).toBeInTheDocument()
  },
}
