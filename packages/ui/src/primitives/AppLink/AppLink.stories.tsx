import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { appLinkGuide } from './AppLink.guide.ts'
import { type AnchorProps, AppLink, LinkProvider } from './AppLink.tsx'

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  )
}

const meta = {
  title: 'Primitives/AppLink',
  component: AppLink,
  parameters: {
    guide: appLinkGuide,
  },
  args: { href: '/pricing', children: 'Pricing' },
} satisfies Meta<typeof AppLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ThroughARouter: Story = {
  render: () => (
    <LinkProvider link={RouterLink}>
      <Text>
        <AppLink href="/pricing">In the app</AppLink>, <AppLink href="https://example.com/">Elsewhere</AppLink>,{' '}
        <AppLink href="/terms" target="_blank">
          In a new tab
        </AppLink>
        , <AppLink href="//example.com/">Another host</AppLink>
      </Text>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const routed = (name: string) => canvas.getByRole('link', { name }).dataset.router
    await expect(routed('In the app')).toBe('yes')
    await expect(routed('Elsewhere')).toBeUndefined()
    await expect(routed('Another host')).toBeUndefined()
    await expect(routed('In a new tab')).toBeUndefined()
    await expect(canvas.getByRole('link', { name: 'In a new tab' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const ByTheKeyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
