import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: 'A short explanation on hover and focus. Nothing that is said nowhere else: touch has neither.',
      },
    },
  },
  args: {
    text: 'Held now, charged for each picture that arrives.',
    children: <Button tone="neutral">4 tokens</Button>,
  },
  decorators: [(Story) => <div style={{ padding: '72px 24px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Held now, charged for each picture that arrives.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
  },
}
