import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { GenerateIcon } from '../Icon/icons.ts'
import { emptyStateGuide } from './EmptyState.guide.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { guide: emptyStateGuide },
  args: { title: 'No pictures yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithANextStep: Story = {
  args: {
    icon: GenerateIcon,
    children: 'Everything you make is kept here until you delete it.',
    action: <Button href="/services/generate-image">Make the first one</Button>,
  },
}

export const Bare: Story = {}

export const LongTranslation: Story = {
  args: {
    icon: GenerateIcon,
    title: 'Noch keine Hintergrundentfernungsergebnisse vorhanden',
    children: 'Alles, was hier entsteht, wird aufbewahrt, bis es ausdrücklich und endgültig gelöscht wird.',
    action: <Button href="/services/generate-image">Das erste Bild erzeugen lassen</Button>,
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <EmptyState {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
