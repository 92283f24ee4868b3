import { deferred, makeProject, mock, ok, page, sampleId } from '@mintage/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { landscape } from '../../packages/ui/src/screens/shared/services/images.fixtures.ts'
import { isOn, isVisible } from './onTheScreen.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const heron = makeProject({ id: sampleId(301), thumb_url: landscape('noon') })
const boat = makeProject({ id: sampleId(302), title: 'A paper boat on a lake', thumb_url: landscape('dawn') })

const site = siteOf(() => {
  const remove = deferred('delete', '/projects/{id}')
  const restore = deferred('post', '/projects/{id}/restore')
  const library = mock('get', '/projects', ({ reply }) => reply(200, page([heron, boat])))
  const handlers = [remove.handler, restore.handler, library]
  return { remove, restore, visit: { path: '/account/my-projects', signedIn: true, handlers } }
})

const meta = {
  title: 'Journeys/Delete and undo',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const looks = stage('A person looks through their projects', async () => {
  await isOn('My projects')
  await isVisible(await screen.findByRole('button', { name: `Open ${heron.title}` }))
})

const deletes = after(looks, 'They delete an image', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: `More for ${heron.title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const call = await site.now.remove.next()
  await expect(call.params.id).toBe(heron.id)
  call.resolve(200, ok({ id: heron.id, restorable_until: '2026-11-20T09:42:00Z' }))
  await waitFor(() => expect(screen.getByRole('button', { name: `Undo deleting ${heron.title}` })).toHaveFocus())
})

const takesBack = after(deletes, 'They take it back', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: `Undo deleting ${heron.title}` }))
  await expect(await screen.findByRole('button', { name: 'Bringing it back...' })).toBeDisabled()
})

const hasItBack = after(
  takesBack,
  'It is there again',
  async () => {
    ;(await site.now.restore.next()).resolve(200, ok(heron))
    await isVisible(await screen.findByRole('button', { name: `Open ${heron.title}` }))
  },
  'It is back in your projects.',
)

export const Library: Story = { play: looks }
export const Deleted: Story = { play: deletes }
export const ComingBack: Story = { play: takesBack }
export const BackAgain: Story = { play: hasItBack }
