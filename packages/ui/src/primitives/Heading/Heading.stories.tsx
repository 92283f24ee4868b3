import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { headingGuide } from './Heading.guide.ts'
import { Heading, headingSizes } from './Heading.tsx'

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: {
    guide: headingGuide,
  },
  args: { level: 2, children: '1 Space, 3 Superpowers, Infinite imagination' },
  argTypes: { size: { control: 'select', options: headingSizes } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

export const LongWord: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <Heading level={2}>Hintergrundentfernungswerkzeug</Heading>
    </div>
  ),
}
