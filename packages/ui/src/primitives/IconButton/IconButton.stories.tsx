import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { buttonSizes, buttonVariants } from '../Button/Button.tsx'
import { DeleteIcon, DownloadIcon } from '../Icon/icons.ts'
import { Inline } from '../Stack/Stack.tsx'
import { iconButtonGuide } from './IconButton.guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  args: { icon: DownloadIcon, label: 'Download', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Looks: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Download, ${variant}`} />
      ))}
      <IconButton icon={DeleteIcon} label="Delete" tone="critical" variant="soft" />
    </Inline>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} variant="outline" label={`Download, ${size}`} />
      ))}
    </Inline>
  ),
}

export const Busy: Story = { args: { busy: true } }

export const ByTheKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}
