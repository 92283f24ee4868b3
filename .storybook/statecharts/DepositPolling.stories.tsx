import { depositPollingDriver } from '@mintage/machines/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineStory, type Place, playUnlessLinked, startAgain, walkThrough } from '../../tools/statecharts/index.ts'
import { views } from '../../tools/story-coverage/index.ts'

const meta = {
  title: 'Machines/Deposit polling',
  tags: ['!autodocs'],
  ...machineStory(depositPollingDriver, views.depositPolling),
} satisfies Meta<Place>

export default meta
type Story = StoryObj<typeof meta>

/** The three regions of "watching" are active together. */
const watching = (deposit: string) => [
  'deposit polling',
  'watching',
  'deposit',
  deposit,
  'profile',
  'resting',
  'check',
  'ready',
]

export const Walk: Story = {
  play: playUnlessLinked(async (scene) => {
    await walkThrough(scene, [
      ['a guest opens the pending screen with an order', 'asking for the first time', watching('polling deposit')],
      ['the server says: still processing', 'waiting to ask again', watching('waiting to poll')],
      ['five seconds pass', 'asking again', watching('polling deposit')],
      ['the server says: success', 'paid', ['deposit polling', 'credited']],
    ])
    await startAgain(scene, 'before the pending screen')
  }),
}
