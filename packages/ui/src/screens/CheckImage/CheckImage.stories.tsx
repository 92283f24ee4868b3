import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '../fixtures/siteFrame.tsx'
import { CheckImage, type ImageFinding } from './CheckImage.tsx'

const meta = {
  title: 'Screens/CheckImage',
  component: CheckImage,
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'What a picture tells about where it comes from.' } },
  },
  args: { check: { status: 'choosing' }, onImage: fn() },
} satisfies Meta<typeof CheckImage>

export default meta
type Story = StoryObj<typeof meta>

const nothing: ImageFinding = {
  verdict: 'nothing',
  origin: null,
  ingredientOrigin: null,
  madeWith: null,
  signature: null,
  watermark: 'none',
}

const checked = (finding: Partial<ImageFinding>, name = 'valley-at-dawn.png') => ({
  check: { status: 'checked' as const, name, finding: { ...nothing, ...finding } },
})

export const Empty: Story = {
  tags: ['state:imageCheck.choosingImage'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check a picture')
    const input = canvasElement.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('there is no place for a file')
    const image = new File(['a picture'], 'harbour.png', { type: 'image/png' })
    await userEvent.upload(input, image)
    await expect(args.onImage).toHaveBeenCalledWith(image)
  },
}

export const Reading: Story = {
  tags: ['state:imageCheck.checkingImage'],
  args: { check: { status: 'reading', name: 'harbour.png' } },
}

export const MadeHere: Story = {
  tags: ['state:imageCheck.imageChecked'],
  args: checked({
    verdict: 'ours',
    origin: 'drawn',
    madeWith: 'Mintage (sample)',
    signature: { state: 'ours', signer: 'Mintage' },
    watermark: 'certain',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Made with Mintage')
  },
}

export const OnlyTheWatermark: Story = { args: checked({ verdict: 'ours', watermark: 'likely' }, 'screenshot.jpg') }

export const ChangedHere: Story = {
  args: checked({
    verdict: 'changed',
    origin: 'enhanced',
    madeWith: 'Mintage (built-in)',
    signature: { state: 'ours', signer: 'Mintage' },
  }),
}

export const MarkedByAnother: Story = {
  args: checked({
    verdict: 'marked',
    origin: 'trained',
    madeWith: 'Another Studio 4',
    signature: { state: 'intact', signer: 'Another Studio Ltd' },
  }),
}

export const UnnamedSigner: Story = {
  args: checked({ verdict: 'marked', origin: 'captured', signature: { state: 'intact', signer: null } }, 'harbour.jpg'),
}

export const EditedInPart: Story = { args: checked({ verdict: 'marked', origin: 'edited' }) }

export const MadeFromAnAiImage: Story = {
  args: checked({
    verdict: 'marked',
    ingredientOrigin: 'trained',
    madeWith: 'An editor 7',
    signature: { state: 'intact', signer: 'Another Studio Ltd' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its original').nextElementSibling).toHaveTextContent('By an AI model')
  },
}

export const EnlargedPhotograph: Story = {
  args: checked({
    verdict: 'changed',
    origin: 'enhanced',
    ingredientOrigin: 'captured',
    madeWith: 'Mintage (built-in)',
    signature: { state: 'ours', signer: 'Mintage' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its original').nextElementSibling).toHaveTextContent('Taken by a camera')
  },
}

export const AnotherWay: Story = { args: checked({ verdict: 'marked', origin: 'other', madeWith: 'A scanner' }) }

export const SignatureBroken: Story = {
  args: checked({ verdict: 'marked', origin: 'drawn', signature: { state: 'broken', signer: 'Mintage' } }),
}

export const NothingFound: Story = {
  args: checked({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This proves nothing.')
    await expect(canvas.getByText(/stretched, turned or mirrored/)).toBeVisible()
  },
}

export const TooSmall: Story = { args: checked({ watermark: 'too_small' }, 'icon.png') }

export const NoImage: Story = {
  tags: ['state:imageCheck.checkFailed'],
  args: {
    check: {
      status: 'refused',
      problem: 'This picture could not be read. Please send a PNG, JPEG or WebP picture.',
    },
  },
}

export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('there is no place for a file')
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'poster.png', { type: 'image/png' })
    await userEvent.upload(input, large)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/poster\.png/)
    await expect(args.onImage).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  args: {
    check: {
      status: 'refused',
      problem: 'The picture could not be sent. Please check your connection, and choose it again.',
    },
  },
  parameters: { says: ['provenance.offline'] },
}

export const Failed: Story = {
  args: { check: { status: 'refused', problem: 'The picture could not be checked. Please try again.' } },
  parameters: { says: ['provenance.failed'] },
}

export const LongFileName: Story = {
  args: checked(
    {
      verdict: 'marked',
      origin: 'trained',
      madeWith: 'Another Studio 4',
      signature: { state: 'intact', signer: 'Another Studio Ltd' },
    },
    'IMG_20261120_a-name-without-a-single-space-in-it_2048x2048.png',
  ),
}
