import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Grid, Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { cardGuide } from './Card.guide.ts'
import { Card, cardTones } from './Card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    guide: cardGuide,
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Grid columns="three">
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          <Stack gap="xs">
            <Heading level={3}>{tone}</Heading>
            <Text>Up to four pictures from one prompt, each in a style of its own.</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
}

export const LongWord: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Card>
        <Heading level={3}>Hintergrundentfernungswerkzeug</Heading>
      </Card>
    </div>
  ),
}
