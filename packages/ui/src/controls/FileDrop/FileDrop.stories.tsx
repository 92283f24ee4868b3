import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { FileDrop } from './FileDrop.tsx'

const png = (name: string, bytes = 1200) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  parameters: {
    docs: {
      description: {
        component:
          'Takes pictures from the picker, by drag and drop and from the clipboard, and says why one was not taken. The server checks again by content (D55).',
      },
    },
  },
  args: { onFiles: fn(), limitsNote: 'At most 25 megapixels.' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const dropOn = (element: HTMLElement, files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  fireEvent(element, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), png('portrait.png'))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'portrait.png' })])
    await expect(canvas.getByLabelText('Choose a picture')).toHaveAccessibleDescription(
      /PNG, JPEG or WebP, up to 10 MB each/,
    )
  },
}

export const Several: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    dropOn(canvas.getByLabelText('Choose pictures'), [png('one.png'), png('two.png')])
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'one.png' }),
      expect.objectContaining({ name: 'two.png' }),
    ])
  },
}

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    fireEvent.dragOver(canvas.getByLabelText('Choose a picture'), { dataTransfer: new DataTransfer() })
    await expect(canvas.getByText(/Let go to add/)).toBeVisible()
  },
}

export const WrongKind: Story = {
  play: async ({ args, canvas }) => {
    dropOn(canvas.getByLabelText('Choose a picture'), [new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })])
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'invoice.pdf cannot be used: it is not PNG, JPEG or WebP.',
    )
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const TooLarge: Story = {
  args: { maxBytes: 2 * 1024 * 1024 },
  play: async ({ canvas }) => {
    dropOn(canvas.getByLabelText('Choose a picture'), [png('poster.png', 3.4 * 1024 * 1024)])
    await expect(canvas.getByRole('alert')).toHaveTextContent('poster.png is too large: 3.4 MB, and the limit is 2 MB.')
  },
}

export const Pasted: Story = {
  play: async ({ args }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(png('clipboard.png'))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'clipboard.png' })])
  },
}

export const RefusedByTheServer: Story = { args: { error: 'This file is not a picture, whatever its name says.' } }

export const Disabled: Story = { args: { disabled: true } }
