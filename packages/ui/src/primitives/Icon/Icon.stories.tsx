import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon, type iconSizes } from './Icon.tsx'
import * as icons from './icons.ts'

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component: 'Outline icons of lucide in the colour of the text. Decoration unless given a `label`.',
      },
    },
  },
  args: { icon: icons.GenerateIcon },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg', 'xl'] as const satisfies readonly (keyof typeof iconSizes)[]).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const WithAMeaning: Story = { args: { icon: icons.PositiveIcon, label: 'Delivered' } }

export const All: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} gap="xs" align="center" style={{ width: '8.5rem' }}>
          <Icon icon={icon} size="lg" />
          <Text size="caption" tone="muted" align="center">
            {name.replace('Icon', '')}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
}
