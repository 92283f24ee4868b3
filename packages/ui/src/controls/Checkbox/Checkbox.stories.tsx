import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/Link/Link.tsx'
import { checkboxGuide } from './Checkbox.guide.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  args: { name: 'remember', label: 'Stay signed in on this device', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stay signed in on this device' })
    await userEvent.click(canvas.getByText('Stay signed in on this device'))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }

export const WithLinks: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy policy</Link>.
      </>
    ),
  },
}

export const WithError: Story = {
  args: { error: 'Please accept the terms and privacy policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms and privacy policy')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongLabel: Story = {
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <Checkbox {...args} label="Tell me by e-mail when a request that took longer than a minute has been delivered" />
    </div>
  ),
}
