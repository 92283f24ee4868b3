import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkerboard } from '../../primitives/Checkerboard/Checkerboard.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const meta = {
  title: 'Controls/ChoiceGroup',
  component: ChoiceGroup,
  parameters: {
    docs: {
      description: {
        component:
          'One of a few, all in sight. `segmented` for two to four short ones, `chips` for many, `cards` for those with a picture.',
      },
    },
  },
  args: {
    name: 'factor',
    label: 'Factor',
    options: [
      { value: '2', label: '2x' },
      { value: '4', label: '4x' },
    ],
    defaultValue: '2',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

const styles = [
  'None',
  'Photorealistic',
  'Digital art',
  'Anime',
  '3D render',
  'Watercolor',
  'Oil painting',
  'Pixel art',
]

export const Segmented: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Factor' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4x' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4')
    // Held, as a finger holds it: the focus moves a moment after the key goes down.
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2x' })).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}

export const Chips: Story = {
  args: {
    name: 'style',
    label: 'Style',
    looks: 'chips',
    options: styles.map((label) => ({ value: label, label })),
    defaultValue: 'Watercolor',
  },
}

export const Cards: Story = {
  args: {
    name: 'style',
    label: 'Style',
    looks: 'cards',
    options: styles.slice(0, 4).map((label) => ({
      value: label,
      label,
      media: <Checkerboard style={{ aspectRatio: '4 / 3' }} />,
    })),
    defaultValue: 'Photorealistic',
  },
}

export const WithError: Story = { args: { error: 'Choose a factor of 2x or 4x.' } }

export const Disabled: Story = { args: { disabled: true } }
