import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { consentModalGuide } from './ConsentModal.guide.ts'
import { ConsentModal } from './ConsentModal.tsx'

const meta = {
  title: 'Overlays/ConsentModal',
  component: ConsentModal,
  parameters: {
    guide: consentModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { open: true, onOpenChange: fn(), policyHref: '/cookie-policy', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof ConsentModal>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  tags: ['state:cookieBanner.readingDetails', 'R111'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cookies' })
    const [accept, decline] = ['Accept', 'Decline'].map((name) => screen.getByRole('button', { name }))
    await step('Enter alone answers nothing', async () => {
      await waitFor(() => expect(dialog).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onAccept).not.toHaveBeenCalled()
      await expect(args.onDecline).not.toHaveBeenCalled()
    })
    await step('Both answers look the same, and the policy is a link', async () => {
      await expect(accept?.className).toBe(decline?.className)
      await expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    })
    await step('Escape closes without an answer', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
      await expect(args.onDecline).not.toHaveBeenCalled()
    })
    if (decline) await userEvent.click(decline)
    await expect(args.onDecline).toHaveBeenCalledOnce()
    if (accept) await userEvent.click(accept)
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(5)
  },
}
