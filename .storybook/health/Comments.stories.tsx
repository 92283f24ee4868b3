import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Comment } from '../../tools/comments/index.ts'
import { CommentsPage, CurrentComments } from '../comments/CommentsPage.tsx'

const meta = {
  title: 'Comments',
  component: CommentsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof CommentsPage>

export default meta
type Story = StoryObj<typeof meta>

const comment = (changes: Partial<Comment>): Comment => ({
  id: '0123456789ab',
  storyId: 'screens-pay--declined',
  story: { title: 'Screens/Pay', name: 'Declined' },
  place: { x: 0.25, y: 0.5, width: 390, height: 844, scheme: 'light' },
  text: 'The reason is below the fold on a phone.\nCould it stand above the card?',
  author: 'Ada Coyne',
  created: '2026-01-02T03:04:05.000Z',
  replies: [],
  state: 'open',
  changed: null,
  file: 'packages/ui/src/screens/Pay/Pay.comments/declined.0123456789ab.json',
  ...changes,
})

/** Those of this repository: they are others every day. */
export const Now: Story = { tags: ['!visual', '!test'], args: { list: null }, render: () => <CurrentComments /> }

export const OpenAndResolved: Story = {
  args: {
    list: {
      comments: [
        comment({
          replies: [
            { id: '1', text: 'It can: there is room.', author: 'Bob Ray', created: '2026-01-03T08:00:00.000Z' },
          ],
        }),
        comment({
          id: '2',
          storyId: 'controls-tokenslider--many-small-steps',
          story: { title: 'Controls/TokenSlider', name: 'Many Small Steps' },
          text: '<b>Text</b> is shown as it was written.',
          place: { x: 0.5, y: 0.1, width: 1440, height: 900, scheme: 'dark' },
        }),
        comment({
          id: '3',
          text: 'The coin is too large.',
          state: 'resolved',
          changed: { author: 'Bob Ray', created: '2026-01-04T08:00:00.000Z' },
        }),
      ],
      broken: [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Pay: Declined' })).toHaveAttribute(
      'href',
      './?path=/story/screens-pay--declined&globals=theme:light;viewport:phone&addonPanel=comments/panel&comment=0123456789ab',
    )
    await expect(canvas.getByText('<b>Text</b> is shown as it was written.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Resolved, 1' }))
    await expect(canvas.getByText('Resolved by Bob Ray')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pay: Declined' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Open, 2' }))
    await expect(canvas.queryByText('Resolved by Bob Ray')).toBeNull()
  },
}

export const NothingOpen: Story = {
  args: { list: { comments: [], broken: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is open' })).toBeVisible()
  },
}

/** A story that is gone, and a file that somebody has broken. */
export const SomethingIsWrong: Story = {
  args: {
    list: {
      comments: [comment({ storyId: 'screens-pay--gone', story: null })],
      broken: [{ file: 'packages/ui/src/screens/Pay/Pay.comments/ready.ba9876543210.json', why: 'It is no JSON.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'screens-pay--gone' })).toBeVisible()
    await expect(canvas.getByText(/It is no JSON/)).toBeVisible()
  },
}

export const NotToBeHad: Story = {
  args: { list: null, fault: 'The server answered 404.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The server answered 404/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Nothing is open' })).toBeNull()
  },
}
