import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { iconGuide } from './Icon.guide.ts'
import { Icon, type iconSizes } from './Icon.tsx'
import * as icons from './icons.ts'

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: {
    guide: iconGuide,
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

const arrows = [icons.ArrowLeftIcon, icons.ArrowRightIcon, icons.ChevronRightIcon, icons.LogoutIcon]

/** Only directional icons are mirrored. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline>
        {[...arrows, icons.SearchIcon, icons.CheckIcon].map((icon) => (
          <Icon key={icon.displayName} icon={icon} size="lg" />
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).scale === '-1 1')
    await expect(turned).toEqual([true, true, true, true, false, false])
  },
}
