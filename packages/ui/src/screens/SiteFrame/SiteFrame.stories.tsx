import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { toastOf, withToast, withToasts } from '../../overlays/fixtures/toast.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { errorsTexts } from '../../texts/en/errors.ts'
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

const framed = { header: guestHeader, footer }

export const ShortPage: Story = { args: framed }

export const WithoutHeaderAndFooter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

export const SkipLinkFocused: Story = {
  args: framed,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** Messages of the shared client about failed calls, over any page (R333-R338). */
export const CallsFailed: Story = {
  args: framed,
  ...withToasts(
    toastOf('error', errorsTexts, 'errors.network'),
    toastOf('error', errorsTexts, 'errors.server'),
    toastOf('error', errorsTexts, 'errors.tooManyRequests'),
  ),
}

export const Forbidden: Story = { args: framed, ...withToast('error', errorsTexts, 'errors.forbidden') }
