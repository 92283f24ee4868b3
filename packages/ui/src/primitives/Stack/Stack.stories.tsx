import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { stackGuide } from './Stack.guide.ts'
import { Grid, Inline, Stack } from './Stack.tsx'

const meta = {
  title: 'Primitives/Stack, Inline, Grid',
  component: Stack,
  parameters: {
    guide: stackGuide,
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const cards = ['Generate', 'Remove background', 'Upscale'].map((name) => (
  <Card key={name} padding="sm">
    <Text>{name}</Text>
  </Card>
))

export const Stacked: Story = { args: { children: cards, gap: 'sm' } }

export const InARow: Story = { render: () => <Inline gap="md">{cards}</Inline> }

export const InColumns: Story = { render: () => <Grid columns="three">{cards}</Grid> }

export const ApartInARow: Story = { render: () => <Inline justify="between">{cards}</Inline> }

/** The first child is at the start of the writing direction. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline gap="md">{cards}</Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left
    await expect(left('Generate')).toBeGreaterThan(left('Remove background'))
  },
}
