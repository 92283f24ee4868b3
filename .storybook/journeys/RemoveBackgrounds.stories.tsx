import {
  deferred,
  makeImageRequest,
  makeQueuedRequest,
  makeRequestedImage,
  mock,
  ok,
  sampleId,
} from '@mintage/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { jugCutOut, jugPhoto, landscape } from '../../packages/ui/src/screens/shared/services/images.fixtures.ts'
import { drawnFile } from './drawnFile.ts'
import { isOn, isVisible, reads } from './onTheScreen.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const service = 'remove_background'
const jug = { id: sampleId(211), name: 'blue-jug.png' }
const fog = { id: sampleId(212), name: 'hills-in-fog.png' }

const delivered = makeImageRequest({
  ...{ id: jug.id, service, settings: { file_name: jug.name } },
  images: [makeRequestedImage({ url: jugCutOut })],
  balance: 199.9,
})

const failed = makeImageRequest({
  ...{ id: fog.id, service, settings: { file_name: fog.name } },
  ...{ state: 'failed', refunded: 1, balance: 199.9 },
  images: [makeRequestedImage({ state: 'failed', progress: 0, project_id: null, url: null })],
})

const site = siteOf(() => {
  const waiting = [jug, fog]
  const submit = mock('post', '/images/remove-background', ({ reply }) => {
    const file = waiting.shift() ?? fog
    return reply(202, ok(makeQueuedRequest(1, { id: file.id, service, settings: { file_name: file.name } })))
  })
  const status = deferred('get', '/images/requests/{id}')
  return { status, visit: { path: '/services/remove-background', signedIn: true, handlers: [submit, status.handler] } }
})

const meta = {
  title: 'Journeys/Remove backgrounds, one refunded',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const chooses = stage('A person chooses two images and sees what they cost', async ({ userEvent }) => {
  await isOn('Remove background')
  const files = [await drawnFile(jugPhoto, jug.name), await drawnFile(landscape('autumn', 640, 480), fog.name)]
  await userEvent.upload(screen.getByLabelText('Choose pictures'), files)
  await expect(await screen.findByRole('button', { name: 'Remove 2 backgrounds · 2 tokens' })).toBeEnabled()
})

const sends = after(chooses, 'They send them', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2 backgrounds · 2 tokens' }))
  for (const { name } of [jug, fog]) {
    await isVisible(await screen.findByRole('button', { name: `Show ${name}: in the queue` }))
  }
})

const gets = after(sends, 'One is delivered', async ({ userEvent }) => {
  for (const _ of [jug, fog]) {
    const call = await site.now.status.next()
    call.resolve(200, ok(call.params.id === jug.id ? delivered : failed))
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Show blue-jug.png: done' }))
  await isVisible(await screen.findByRole('link', { name: 'Download PNG' }))
})

const isRefunded = after(gets, 'The other failed, and costs nothing', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show hills-in-fog.png: did not work out' }))
  await reads('You were not charged')
  await isVisible(within(screen.getByRole('banner')).getByText('199.9'))
})

export const TwoChosen: Story = { play: chooses }
export const Sent: Story = { play: sends }
export const Delivered: Story = { play: gets }
export const FailedAndRefunded: Story = { play: isRefunded }
