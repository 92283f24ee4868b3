import { languageChoiceDriver } from '@mintage/machines/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineStory, type Place, takeFirstStep } from '../../tools/statecharts/index.ts'
import { views } from '../../tools/story-coverage/index.ts'

const meta = {
  title: 'Machines/Language choice',
  tags: ['!autodocs'],
  ...machineStory(languageChoiceDriver, views.languageChoice),
} satisfies Meta<Place>

export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = { play: takeFirstStep }
