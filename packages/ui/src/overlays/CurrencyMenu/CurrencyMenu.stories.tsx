import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CurrencyMenu } from './CurrencyMenu.tsx'

const meta = {
  title: 'Overlays/CurrencyMenu',
  component: CurrencyMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '260px' },
      description: { component: 'The display currency. Renders nothing where there is no choice (R091).' },
    },
  },
  args: {
    value: 'EUR',
    options: ['EUR', 'USD', 'GBP', 'JPY'].map((code) => ({ value: code, label: code })),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 240, paddingInlineStart: 120 }}>{Story()}</div>],
} satisfies Meta<typeof CurrencyMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Currency: EUR' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'JPY' }))
    await expect(args.onChange).toHaveBeenCalledWith('JPY')
  },
}

export const OnlyOne: Story = {
  args: { options: [{ value: 'EUR', label: 'EUR' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
