import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Balls } from './Balls.tsx'

const meta = {
  title: 'Primitives/Balls',
  component: Balls,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'Struck circles at the edges of a hero, behind its content. Decoration (R106).' },
    },
  },
} satisfies Meta<typeof Balls>

export default meta
type Story = StoryObj<typeof meta>

export const BehindAHero: Story = {
  render: () => (
    <div style={{ position: 'relative', minHeight: 460, display: 'grid', alignItems: 'center' }}>
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
