import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { ballsGuide } from './Balls.guide.ts'
import { Balls } from './Balls.tsx'

const meta = {
  title: 'Primitives/Balls',
  component: Balls,
  parameters: {
    layout: 'fullscreen',
    guide: ballsGuide,
  },
} satisfies Meta<typeof Balls>

export default meta
type Story = StoryObj<typeof meta>

export const BehindAHero: Story = {
  render: () => (
    <div
      style={{
        position: 'relative',
        minHeight: 460,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
      }}
    >
      <Balls />
      <Container style={{ position: 'relative' }}>
        <Heading level={1} size="display" style={{ maxWidth: '11ch' }}>
          Upscale without the blur
        </Heading>
      </Container>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=balls]')).toHaveAttribute('aria-hidden', 'true')
  },
}
