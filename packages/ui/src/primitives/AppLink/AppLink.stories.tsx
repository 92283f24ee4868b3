import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
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
    docs: {
      description: {
        component:
          'A bare link, and the one place that knows of a router: LinkProvider is given the component that renders in-app addresses. All others stay plain anchors.',
      },
    },
  },
  args: { href: '/pricing', children: 'Pricing' },
} satisfies Meta<typeof AppLink>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const ThroughARouter: Story = {
  render: () => (
    <LinkProvider link={RouterLink}>
      <Stack gap="xs">
        <AppLink href="/pricing">In the app</AppLink>
        <AppLink href="https://example.com/">Elsewhere</AppLink>
        <AppLink href="/terms" target="_blank">
          In a new tab
        </AppLink>
        <AppLink href="//example.com/">Another host</AppLink>
      </Stack>
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
