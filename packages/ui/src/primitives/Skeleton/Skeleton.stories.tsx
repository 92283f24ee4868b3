import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid, Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { docs: { description: { component: 'The place of something on its way, in its size.' } } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '12rem' } }

export const Projects: Story = {
  render: () => (
    <Grid columns="three" aria-busy="true">
      {['one', 'two', 'three'].map((key) => (
        <Card key={key} padding="sm">
          <Stack gap="sm">
            <Skeleton ratio="1 / 1" />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
}
