import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid, Stack } from '../Stack/Stack.tsx'
import { skeletonGuide } from './Skeleton.guide.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
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

export const Person: Story = { args: { width: '64px', height: '64px', round: true } }

export const HeardOnceForAll: Story = {
  render: () => (
    <div role="status" aria-label="Loading your projects">
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your projects' })).toHaveTextContent('')
  },
}
