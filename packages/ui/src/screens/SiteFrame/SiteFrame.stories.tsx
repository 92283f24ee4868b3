import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { footer, guestHeader } from '../fixtures/siteFrame.tsx'
import { SiteFrame } from './SiteFrame.tsx'

const meta = {
  title: 'Screens/SiteFrame',
  component: SiteFrame,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Header, page, footer; the first Tab offers the way past the header.' } },
  },
  args: {
    children: (
      <Section>
        <Heading level={1}>Email Verification</Heading>
      </Section>
    ),
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

export const ShortPage: Story = { args: { header: guestHeader, footer } }

export const WithoutHeaderAndFooter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

export const SkipLinkFocused: Story = {
  args: { header: guestHeader, footer },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
