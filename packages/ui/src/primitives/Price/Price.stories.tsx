import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { priceGuide } from './Price.guide.ts'
import { Price } from './Price.tsx'

const meta = {
  title: 'Primitives/Price',
  component: Price,
  parameters: {
    guide: priceGuide,
  },
  args: { amount: 123450, currency: 'EUR' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#0a7f5c"/><circle cx="8" cy="8" r="3" fill="#fff"/></svg>',
)}`

export const Euro: Story = {
  tags: ['R393'],
  play: async ({ argTypes, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€1,234.50')
    // Storybook parses `args=amount:99` in its URL by this type.
    await expect(argTypes.amount?.type).toMatchObject({ name: 'number' })
  },
}

export const Yen: Story = {
  args: { amount: 1200, currency: 'JPY' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥1,200')
  },
}

export const Nothing: Story = {
  tags: ['R396'],
  args: { amount: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0.00')
  },
}

export const InternalByName: Story = {
  tags: ['R392'],
  args: { amount: 450, internal: { name: 'MNT', image: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^MNT\s*4\.50$/)
  },
}

export const InternalByImage: Story = {
  tags: ['R392'],
  args: { amount: 450, internal: { name: 'MNT', image: mark } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'MNT' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('4.50')
  },
}

/** The sign remains before the figures. */
export const RightToLeft: Story = {
  decorators: [(Story) => <p dir="rtl">المبلغ {Story()}</p>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('€1,234.50')).unicodeBidi).toBe('isolate')
  },
}
