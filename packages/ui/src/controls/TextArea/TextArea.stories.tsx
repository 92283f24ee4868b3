import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { textAreaGuide } from './TextArea.guide.ts'
import { TextArea } from './TextArea.tsx'

const lighthouse =
  'A lighthouse at dusk, seen from the water. The lamp is lit, the sky goes from apricot to slate, and one gull crosses the beam. No people, no ships.'

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { name: 'message', label: 'Message' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'A lighthouse at dusk, seen from the water' } }

export const Filled: Story = { args: { defaultValue: lighthouse } }

export const WithHint: Story = { args: { hint: 'What is to be seen, in what light, and what is not.' } }

export const WithError: Story = {
  args: { error: 'Please write what you need.', limit: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please write what you need. 0 of 500 characters',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A lighthouse at dusk' } }

export const Counted: Story = {
  args: { limit: 500, defaultValue: lighthouse },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${lighthouse.length} of 500 characters`)).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Announced after a pause, not at every key. */
export const NearTheLimit: Story = {
  args: { limit: 20 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await userEvent.type(area, 'A lighthouse at')
    await expect(canvas.getByText('15 of 20 characters')).toBeVisible()
    await userEvent.type(area, ' du🪙')
    await expect(canvas.getByText('Characters left: 1')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters left: 1'))
  },
}

/** Nothing is cut off: the person decides what to remove. */
export const PastedTooMuch: Story = {
  args: { limit: 500 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    await userEvent.paste('\u200f🪙'.repeat(300))
    await expect(canvas.getByText('Characters too many: 100')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters too many: 100'))
  },
}

export const TenThousandCharacters: Story = {
  args: { limit: 500 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    await userEvent.paste('lighthouse '.repeat(1000))
    await expect(area.value).toHaveLength(11_000)
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(24 * 16)
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth)
  },
}

export const GrowsWithItsText: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
}

/** A text uses the direction of its first letter, and an empty field that of the page. */
export const InTheDirectionOfTheText: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).not.toHaveAttribute('dir')
    await userEvent.type(area, 'قمر فوق البحر')
    await expect(getComputedStyle(area).direction).toBe('rtl')
    await userEvent.clear(area)
    await userEvent.type(area, 'A moon over the sea')
    await expect(getComputedStyle(area).direction).toBe('ltr')
  },
}

/** The same in a browser without `field-sizing`. */
export const GrowsByHand: Story = {
  beforeEach: () => {
    spyOn(CSS, 'supports').mockReturnValue(false)
  },
  args: { style: { fieldSizing: 'fixed' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
    await userEvent.clear(area)
    await userEvent.type(area, 'One')
    await expect(area.getBoundingClientRect().height).toBe(before)
  },
}
