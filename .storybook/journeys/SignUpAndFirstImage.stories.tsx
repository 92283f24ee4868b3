import {
  deferred,
  makeImageRequest,
  makeProfile,
  makeQueuedRequest,
  makeRequestedImage,
  mock,
  ok,
} from '@mintage/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { landscape } from '../../packages/ui/src/screens/shared/services/images.fixtures.ts'
import { goToGenerateImage, goToSignUp, isAt, isOn, isVisible } from './onTheScreen.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const site = siteOf(() => {
  const status = deferred('get', '/images/requests/{id}')
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ balance: 10, country: null })))
  return { status, visit: { path: '/', handlers: [status.handler, profile] } }
})

const meta = {
  title: 'Journeys/Sign up and first image',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const prompt = 'A lighthouse on a cliff at dawn'

const arrives = stage('A guest comes to the landing page', async () => {
  await isOn('1 Space, 3 Superpowers, Infinite imagination')
})

const opensTheForm = after(arrives, 'They want an account', async (scene) => {
  await goToSignUp(scene)
  await isOn('Create an account')
})

const signsUp = after(opensTheForm, 'They sign up, and see their first tokens', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Surname'), 'Coyne')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Copper12')
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Copper12')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await isOn('Profile')
  await isAt('/account/profile')
  await isVisible(await within(screen.getByRole('banner')).findByText('10'))
})

const asks = after(signsUp, 'They ask for an image', async (scene) => {
  const { userEvent } = scene
  await goToGenerateImage(scene)
  const [start] = await screen.findAllByRole('link', { name: 'Generate an image' })
  await userEvent.click(start ?? document.body)
  await isOn('Generate image')
  await userEvent.type(screen.getByLabelText('Prompt'), prompt)
  await userEvent.click(screen.getByRole('button', { name: 'Generate 1 image · 1 token' }))
  await isVisible(await screen.findByRole('article', { name: `Images for: ${prompt}` }))
})

const settings = { prompt, style: 'none', size: '1024x1024', count: 1, seed: 42 }

const sees = after(asks, 'It is being made', async () => {
  const call = await site.now.status.next()
  const image = makeRequestedImage({ state: 'working', progress: 60, project_id: null, url: null })
  call.resolve(200, ok({ ...makeQueuedRequest(1, { settings, balance: 9 }), state: 'working', images: [image] }))
  await expect(await screen.findByRole('progressbar', { name: 'image 1 of 1' })).toHaveAttribute('aria-valuenow', '60')
})

const gets = after(sees, 'It is there, and one token is spent', async () => {
  const call = await site.now.status.next()
  const image = makeRequestedImage({ url: landscape('dawn') })
  call.resolve(200, ok(makeImageRequest({ settings, images: [image], balance: 9 })))
  await isVisible(await screen.findByRole('button', { name: 'Open image 1 of 1' }))
  await expect(screen.getByRole('article')).toHaveTextContent('1 image delivered for 1 token')
})

export const AtTheDoor: Story = { play: arrives }
export const SignUpForm: Story = { play: opensTheForm }
export const SignedUp: Story = { play: signsUp }
export const ImageAskedFor: Story = { play: asks }
export const BeingMade: Story = { play: sees }
export const FirstImage: Story = { play: gets }
