import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { containerGuide } from './Container.guide.ts'
import { Container, Section } from './Container.tsx'

const meta = {
  title: 'Primitives/Container and Section',
  component: Container,
  parameters: {
    layout: 'fullscreen',
    guide: containerGuide,
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Bands: Story = {
  render: () => (
    <>
      <Section>
        <Heading level={2}>On the page</Heading>
        <Text prose tone="muted">
          Section spacing above and below grows with the window.
        </Text>
      </Section>
      <Section ground="sunken" width="narrow">
        <Heading level={2}>Pressed into it</Heading>
        <Text prose tone="muted">
          A narrow measure, for reading.
        </Text>
      </Section>
    </>
  ),
}
