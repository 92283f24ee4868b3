import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
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
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and the privacy policy.' })
    box.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const WithError: Story = {
  args: { error: 'Please accept the terms and privacy policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms and privacy policy')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Stay signed in on this device'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const DisabledUnticked: Story = { args: { disabled: true } }

const onSubmit = fn()

/** A ticked box sends `on`, an empty one nothing; Enter submits the form, and a reset restores the initial value. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Checkbox {...args} />
      <Button type="submit">Sign in</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')
    const sent = () => new FormData(form ?? undefined).get('remember')
    await expect(sent()).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(sent()).toBe('on')
    onSubmit.mockClear()
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
    form?.reset()
    await waitFor(() => expect(canvas.getByRole('checkbox')).not.toBeChecked())
  },
}

/** The touch target is larger than the box. */
export const RoomForTheFinger: Story = {
  play: async ({ canvas }) => {
    const { left, bottom } = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 2, bottom + 9)).toBe(canvas.getByRole('checkbox'))
  },
}

export const LongLabel: Story = {
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <Checkbox {...args} label="Tell me by e-mail when a request that took longer than a minute has been delivered" />
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { label: 'ابقَ مسجّل الدخول على هذا الجهاز', defaultChecked: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(box.left).toBeGreaterThan(canvas.getByText(/ابقَ/).getBoundingClientRect().left)
  },
}
