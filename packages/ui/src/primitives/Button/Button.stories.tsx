import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowRightIcon, GenerateIcon } from '../Icon/icons.ts'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { buttonGuide } from './Button.guide.ts'
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    guide: buttonGuide,
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

/** Label and busy label share one cell, so that the layout does not shift. */
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

export const ByTheKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** The arrow points where the text goes. */
export const RightToLeft: Story = {
  args: { href: '/services', iconEnd: <Icon icon={ArrowRightIcon} /> },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link').querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}

export const LongWord: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Button fullWidth>Hintergrundentfernungswerkzeug</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
}
