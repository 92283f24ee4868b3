import { pictureCheckDriver } from '@mintage/machines/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachinePage, machineArgs, setOut } from '../../tools/statecharts/index.ts'
import { views } from '../../tools/story-coverage/index.ts'

const meta = {
  title: 'Machines/Picture check',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: machineArgs(pictureCheckDriver, views.pictureCheck),
} satisfies Meta<typeof MachinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = { play: setOut }
