import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowRightIcon, GenerateIcon } from '../Icon/icons.ts'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'An action, or with `href` a link that looks like one. A view has one solid accent button; what else there is to do is neutral.',
      },
    },
  },
  args: { children: 'Start creating', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start creating' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const EveryLook: Story = {
  render: () => (
    <Stack gap="lg">
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} tone={tone}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} iconStart={<Icon icon={GenerateIcon} size={size === 'sm' ? 'sm' : 'md'} />}>
          Generate
        </Button>
      ))}
    </Inline>
  ),
}

/** The label and its busy twin share one cell: nothing beside the button moves. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Signing in...', children: 'Sign in' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyWithoutWords: Story = { args: { busy: true, children: 'Apply', tone: 'neutral', variant: 'outline' } }

export const Disabled: Story = { args: { disabled: true } }

export const AsLink: Story = {
  args: { href: '/services', iconEnd: <Icon icon={ArrowRightIcon} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Start creating' })).toHaveAttribute(
      'href',
      '/services',
    )
  },
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } }

export const LongLabel: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Button fullWidth>Remove the background from every picture of this project</Button>
    </div>
  ),
}
