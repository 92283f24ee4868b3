import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { hills } from '../fixtures/hills.ts'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { returnTokenModalGuide } from './ReturnTokenModal.guide.ts'
import { ReturnTokenModal } from './ReturnTokenModal.tsx'

const four = [
  hills('#c9713d', '#1f5a4c'),
  hills('#8fc9b4', '#123632'),
  hills('#e9d9c0', '#7a4526'),
  hills('#24313a', '#5f7f6e'),
].map((url, index) => ({ index, name: `image ${index + 1} of 4`, url }))

const meta = {
  title: 'Overlays/ReturnTokenModal',
  component: ReturnTokenModal,
  parameters: {
    guide: returnTokenModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    status: 'asking',
    tokens: '1 token',
    left: 3,
    images: four.slice(0, 1),
    reasons: ['not_as_described', 'flaws', 'wrong_style', 'other'],
    maxCharacters: 500,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReturnTokenModal>

export default meta
type Story = StoryObj<typeof meta>

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Get 1 token back' }))
const reasons = () => screen.getByRole('radiogroup', { name: 'What is wrong with it?' })

export const OneImage: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Is the picture not good?' })
    await expect(dialog).toHaveAccessibleDescription(
      'Tell us what is wrong, and you get 1 token back. The picture stays in My projects.',
    )
    await expect(screen.queryByRole('radiogroup', { name: 'Which picture?' })).not.toBeInTheDocument()
    await atRest(dialog)
    await expect(screen.getByText('You can do this 3 more times this month.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'It has flaws' }))
    await userEvent.type(screen.getByLabelText(/Your comment/), 'Two suns')
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ index: 0, reason: 'flaws', comment: 'Two suns' })
  },
}

export const OneOfSeveral: Story = {
  tags: ['state:tokenReturn.givingReason.filling'],
  args: { images: four, left: 1 },
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'image 3 of 4' }))
    const reason = screen.getByRole('radio', { name: 'The wrong style' })
    await userEvent.click(reason)
    reason.blur()
    await atRest(screen.getByRole('dialog'))
    await expect(screen.getByText('You can do this once more this month.')).toBeVisible()
  },
}

export const SubmitsWhatWasPicked: Story = {
  ...OneOfSeveral,
  tags: ['!visual'],
  play: async ({ args }) => {
    await submit()
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ index: null, reason: null, comment: '' })
    await userEvent.click(screen.getByRole('radio', { name: 'image 3 of 4' }))
    await userEvent.click(screen.getByRole('radio', { name: 'The wrong style' }))
    await submit()
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ index: 2, reason: 'wrong_style', comment: '' })
  },
}

/** The other image was given back before, so this one keeps its number. */
export const TheLastOfTwo: Story = {
  tags: ['!visual'],
  args: { images: four.slice(1, 2) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }))
    await submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ index: 1, reason: 'other', comment: '' })
  },
}

export const WithoutStyles: Story = {
  args: { reasons: ['not_as_described', 'flaws', 'other'] },
  play: async () => {
    await expect(within(reasons()).getAllByRole('radio')).toHaveLength(3)
  },
}

export const FieldErrors: Story = {
  tags: ['state:tokenReturn.givingReason.correcting'],
  parameters: {
    says: ['tokenReturn.imageRequired', 'tokenReturn.reasonRequired', 'tokenReturn.commentTooLong'],
  },
  args: {
    images: four,
    errors: {
      index: 'Please choose the picture',
      reason: 'Please say what is wrong with it',
      comment: 'Please keep the comment to 500 characters',
    },
  },
  play: async () => {
    const images = await screen.findByRole('radiogroup', { name: 'Which picture?' })
    await expect(images).toHaveAccessibleDescription('Please choose the picture')
    await expect(reasons()).toHaveAccessibleDescription('Please say what is wrong with it')
    await expect(screen.getByLabelText(/Your comment/)).toHaveAccessibleDescription(/Please keep the comment to 500/)
    await waitFor(() => expect(images.contains(document.activeElement)).toBe(true))
  },
}

export const NotGivenBack: Story = {
  tags: ['state:tokenReturn.givingReason.refused'],
  parameters: { says: ['tokenReturn.failed'] },
  args: { problem: 'The token could not be given back. Please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be given back')
    await expect(screen.getByRole('button', { name: 'Get 1 token back' })).toBeEnabled()
  },
}

export const GivingBack: Story = {
  tags: ['state:tokenReturn.returningToken'],
  args: { status: 'returning' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Giving it back...' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText(/Your comment/), 'x')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const GivenBack: Story = {
  tags: ['state:tokenReturn.tokenReturned'],
  parameters: { says: ['tokenReturn.again.settings'] },
  args: { status: 'returned', left: 2, again: { label: 'Change the settings', onClick: fn() } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('1 token given back')
    await atRest(screen.getByRole('dialog'))
    await expect(screen.getByText('You can do this 2 more times this month.')).toBeVisible()
    const close = screen.getAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(close.some((button) => button === document.activeElement)).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Change the settings' }))
    await expect(args.again?.onClick).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const GivenBackForTheLastTime: Story = { args: { status: 'returned', left: 0 } }

export const NoneLeft: Story = {
  tags: ['state:tokenReturn.noneLeft'],
  args: { status: 'noneLeft', left: 0, again: { label: 'Change the settings', onClick: fn() } },
  play: async ({ args }) => {
    await atRest(await screen.findByRole('dialog'))
    await expect(
      await screen.findByText('You have used all your returns for this month. You get new ones on the 1st.'),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: /back$/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ByKeys: Story = {
  tags: ['!visual'],
  args: { images: four },
  play: async ({ args, step }) => {
    await screen.findByRole('dialog')
    await step('Tab goes to a group, arrows choose in it', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(screen.getByRole('radio', { name: 'image 2 of 4' })).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(screen.getByRole('radio', { name: 'The wrong style' })).toBeChecked()
    })
    await step('Escape asks to close', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: { images: four },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(5)
  },
}
