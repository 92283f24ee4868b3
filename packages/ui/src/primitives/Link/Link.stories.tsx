import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { linkGuide } from './Link.guide.ts'
import { Link, linkTones } from './Link.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    guide: linkGuide,
  },
  args: { href: '/pricing', children: 'See what it costs' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: () => (
    <Text prose>
      By signing up you accept the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy policy</Link>.
    </Text>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Inline gap="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone} alone />
      ))}
    </Inline>
  ),
}

export const ByTheKeyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See what it costs' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const InANewTab: Story = {
  args: { href: 'https://example.com/', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
