import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { tokenValue } from '../fixtures/site.ts'
import {
  asking,
  enlargements,
  limits,
  longName,
  projectsHref,
  sendTo,
  staged,
  tokenReturn,
} from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { Upscale } from './Upscale.tsx'

const meta = {
  title: 'Screens/Upscale',
  component: Upscale,
  decorators: [inServices('upscale')],
  parameters: { layout: 'fullscreen' },
  args: {
    price: 10,
    balance: 100,
    limits,
    factors: [2, 4],
    staged: [],
    requests: [],
    sendTo: { removeBackground: sendTo.removeBackground },
    projectsHref,
    tokenReturn: { ...tokenReturn, onOpen: fn(), onSubmit: fn(), onClose: fn() },
    onFiles: fn(),
    onRemoveStaged: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof Upscale>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['state:imageRequests.personUnknown', 'state:imageRequests.findingRecentRequest'] }

export const SizeShownBefore: Story = {
  args: { staged: [staged.valley] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('480 × 360 → 960 × 720')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4x' }))
    await expect(args.onChange).toHaveBeenCalledWith({ factor: 4, format: null })
    await expect(canvas.getByText('480 × 360 → 1,920 × 1,440')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 1 picture · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s2'], { factor: 4, format: null })
  },
}

export const TooLargeForTheFactor: Story = {
  args: { staged: [staged.poster, staged.valley] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4x' }))
    await expect(canvas.getByText(/At 4x this would have 245.8 megapixels; the limit is 64. Choose 2x/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 1 picture · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s2'], { factor: 4, format: null })
  },
}

export const AsJpeg: Story = {
  args: { staged: [staged.valley] },
  play: async ({ canvas, args, userEvent }) => {
    const choices = [
      ['Same', 'In the format of your picture.'],
      ['WebP', 'The smallest file, with transparent parts.'],
      ['PNG', 'Every pixel as it was made, in the largest file.'],
      ['JPEG', 'For photographs. Transparent parts become white.'],
    ] as const
    for (const [name, hint] of choices) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await expect(canvas.getByRole('radiogroup', { name: 'File format' })).toHaveAccessibleDescription(hint)
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ factor: 2, format: 'jpeg' })
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 1 picture · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s2'], { factor: 2, format: 'jpeg' })
  },
}

/** The choice is kept after a reload. */
export const AsPng: Story = {
  args: { staged: [staged.valley], initial: { factor: 2, format: 'png' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'PNG' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Upscale 1 picture · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s2'], { factor: 2, format: 'png' })
  },
}

/** A panorama that is too wide for WebP. */
export const TooLongForWebp: Story = {
  args: { staged: [{ ...staged.valley, width: 8_192, height: 900 }], initial: { factor: 2, format: 'webp' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A WebP picture has at most 16,383 pixels a side. Choose PNG or JPEG.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upscale' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Same' }))
    await expect(canvas.getByText(/^A WebP picture becomes a PNG/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Upscale 1 picture/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'WebP' }))
  },
}

/** A panorama that is too wide for JPEG. */
export const TooLongForJpeg: Story = {
  args: { staged: [{ ...staged.valley, width: 33_000, height: 200 }], initial: { factor: 2, format: 'jpeg' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A JPEG picture has at most 65,535 pixels a side. Choose PNG.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upscale' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Same' }))
    await expect(canvas.getByText('Becomes a PNG: JPEG and WebP hold no picture with sides so long.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Upscale 1 picture/ })).toBeEnabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'JPEG' }))
  },
}

export const SomeCannotBeUsed: Story = {
  args: { staged: [staged.reading, staged.tooMany, staged.broken, staged.damaged] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This file is damaged, or ends early. Please choose another copy of it.'),
    ).toBeVisible()
  },
}

export const Working: Story = {
  args: { requests: [enlargements.working, enlargements.other] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '32')
    await expect(canvas.getByRole('button', { name: 'Show valley-at-noon.png: 68 percent done' })).toBeVisible()
  },
}

export const Delivered: Story = {
  tags: ['R006', 'R007'],
  args: { requests: [enlargements.delivered] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not good?' }))
    await expect(args.tokenReturn.onOpen).toHaveBeenCalledWith('u1')
    await expect(canvas.getByRole('slider', { name: 'Original and upscaled valley-at-dawn.png' })).toHaveAttribute(
      'aria-valuetext',
      '50 % Original, 50 % Upscaled',
    )
    await expect(canvas.getByRole('link', { name: 'Download · 1,920 × 1,440' })).toHaveAttribute(
      'href',
      '/api/projects/p-valley/file?download=1',
    )
  },
}

export const LookingCloser: Story = {
  args: { requests: [enlargements.delivered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4x closer' }))
    await expect(canvas.getByRole('slider', { name: 'Move up and down' })).toBeVisible()
  },
}

/** The line remains at its point: a quarter from the start of the line in both images. */
export const LookingCloserRightToLeft: Story = {
  args: { requests: [enlargements.delivered] },
  globals: { direction: 'rtl' },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /^Original and upscaled/ })
    fireEvent.change(slider, { target: { value: '25' } })
    await userEvent.click(canvas.getByRole('radio', { name: '4x closer' }))
    const frame = slider.getBoundingClientRect()
    const line = frame.right - frame.width / 4
    for (const image of canvas.getAllByRole('img', { name: /valley-at-dawn/ })) {
      const widthOf = () => image.getBoundingClientRect().width
      await waitFor(() => expect(widthOf() / frame.width).toBeCloseTo(4, 1))
      await expect((image.getBoundingClientRect().right - line) / widthOf()).toBeCloseTo(0.25, 2)
    }
  },
}

export const OriginalNotAvailable: Story = {
  args: { requests: [{ ...enlargements.delivered, source: null }] },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: /valley-at-dawn/ }).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1920 / 1440, 1)
  },
}

export const Failed: Story = { args: { requests: [enlargements.failed] } }

export const BalanceUnknown: Story = { args: { balance: null } }

export const Sending: Story = {
  args: { requests: [enlargements.sending] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upscale' })).toBeDisabled()
  },
}

/** The next image is chosen during the upload (R224). */
export const NextWhileSending: Story = {
  tags: ['!visual'],
  args: { staged: [staged.jug], requests: [enlargements.sending] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Upscale 1 picture/ })).toBeDisabled()
  },
}

export const NotEnoughTokens: Story = {
  args: { requests: [enlargements.short], balance: 4 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy tokens' }))
    await expect(args.onBuyTokens).toHaveBeenCalledWith(6)
  },
}

export const ServerUnreachable: Story = { args: { requests: [enlargements.refused] } }

export const LongFileNames: Story = {
  args: { staged: [{ ...staged.valley, name: longName }], requests: [{ ...enlargements.delivered, name: longName }] },
}

export const SeveralAtOnce: Story = {
  tags: ['state:imageRequests.listingRequests'],
  args: { staged: [staged.valley, staged.jug] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upscale 2 pictures · 2 tokens' })).toBeEnabled()
  },
}

export const TooLargeForAnyFactor: Story = {
  args: { staged: [staged.wall] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This picture is already too large to enlarge\./)).toBeVisible()
  },
}

/** One image without a style: the dialog asks only for the reason. */
export const NotGood: Story = {
  args: { requests: [enlargements.delivered], tokenReturn: { ...tokenReturn, progress: asking('u1'), onSubmit: fn() } },
  play: async ({ args, userEvent }) => {
    const reasons = await screen.findByRole('radiogroup', { name: 'What is wrong with it?' })
    await expect(within(reasons).getAllByRole('radio')).toHaveLength(3)
    await userEvent.click(within(reasons).getByRole('radio', { name: 'It has flaws' }))
    await userEvent.click(screen.getByRole('button', { name: 'Get 1 token back' }))
    await expect(args.tokenReturn.onSubmit).toHaveBeenCalledWith({ index: 0, reason: 'flaws', comment: '' })
  },
}

export const GivenBack: Story = {
  args: { requests: [enlargements.returned] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Token given back')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Not good?' })).not.toBeInTheDocument()
  },
}

export const GivenBackTriesAgain: Story = {
  tags: ['!visual'],
  args: {
    requests: [enlargements.returned],
    tokenReturn: { ...tokenReturn, progress: { ...asking('u1'), status: 'returned', left: 2 }, onClose: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again · 1 token' }))
    await expect(args.onRetry).toHaveBeenCalledWith('u1')
    await expect(args.tokenReturn.onClose).toHaveBeenCalledOnce()
  },
}

/** A reload loses the file, so that a retry is impossible. */
export const GivenBackWithoutTheFile: Story = {
  tags: ['!visual'],
  args: {
    requests: [{ ...enlargements.returned, retriable: false }],
    tokenReturn: { ...tokenReturn, progress: { ...asking('u1'), status: 'returned', left: 2 } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Thank you for telling us' })
    await expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument()
  },
}

export const WithMoneyEquivalents: Story = {
  args: { tokenValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One picture is 1 token, about €0\.09, whatever the factor\./)).toBeVisible()
  },
}
