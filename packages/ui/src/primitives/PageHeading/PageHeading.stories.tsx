import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageHeadingGuide } from './PageHeading.guide.ts'
import { PageHeading } from './PageHeading.tsx'

const meta = {
  title: 'Primitives/PageHeading',
  component: PageHeading,
  parameters: { guide: pageHeadingGuide },
  args: { title: 'My projects', children: 'Everything you make is kept here until you delete it.' },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const WithALead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible()
  },
}

export const TitleAlone: Story = { args: { children: undefined, title: 'Profile' } }

export const OverAForm: Story = {
  args: { gap: 'sm', title: 'Sign in', children: 'Your pictures and your tokens are where you left them.' },
}

export const LongTitle: Story = {
  args: { title: 'Zahlungsverlaufsübersicht', children: 'Alle Zahlungen, die neueste zuerst.' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <PageHeading {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
