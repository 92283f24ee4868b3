import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { toastOf, withToasts } from '../../overlays/fixtures/toast.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { inGerman } from '../fixtures/german.tsx'
import { offers, servicePrices, siteHrefs, tokenValue } from '../fixtures/site.ts'
import { inSite } from '../fixtures/siteFrame.tsx'
import { Landing } from './Landing.tsx'

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', docs: { description: { component: 'The home page.' } } },
  args: { hrefs: siteHrefs, prices: servicePrices, offers, onContact: fn() },
} satisfies Meta<typeof Landing>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  tags: ['state:startUp.ready', 'R020', 'R021', 'R022'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '1 Space, 3 Superpowers, Infinite imagination' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', siteHrefs.start)
    await expect(canvas.getByRole('link', { name: 'Try now' })).toHaveAttribute('href', siteHrefs.start)
    await expect(canvas.getByRole('link', { name: 'Go to Services' })).toHaveAttribute('href', siteHrefs.services)
  },
}

export const HelpAsked: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    const contact = canvas.getAllByRole('link', { name: 'Contact us' })
    await userEvent.click(contact[0] ?? document.body)
    await expect(args.onContact).toHaveBeenCalledOnce()
  },
}

/** Tab must not move the focus to links under the sticky header. */
export const NothingUnderTheHeader: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('main')).getByRole('link', { name: 'Remove background' })
    window.scrollBy(0, link.getBoundingClientRect().top)
    link.focus()
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(bottom))
  },
}

export const OffersLoading: Story = {
  args: { offers: { ...offers, packs: { status: 'loading' }, customPrice: { status: 'loading' } } },
}

export const OffersFailed: Story = { args: { offers: { ...offers, packs: { status: 'error', onRetry: fn() } } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const NoPacks: Story = { args: { offers: { ...offers, packs: { status: 'ready', packs: [] } } } }

/** The messages after logout, which redirects here. */
export const Announced: Story = {
  ...withToasts(toastOf('success', authTexts, 'auth.loggedOut'), toastOf('error', authTexts, 'auth.logoutFailedToast')),
}

export const LongWords: Story = { decorators: [inGerman] }

export const WithMoneyEquivalents: Story = {
  args: { tokenValue },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.match(/1 token a picture, about €0\.09/g)).toHaveLength(3)
  },
}
