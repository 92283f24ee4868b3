import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Grid, Inline, Stack } from './Stack.tsx'

const meta = {
  title: 'Primitives/Stack, Inline, Grid',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          'The three layouts: under one another, beside one another, in even columns. Gaps are steps of the 8 px grid; margins are never needed.',
      },
    },
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
