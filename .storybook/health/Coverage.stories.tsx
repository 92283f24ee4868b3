import { report } from 'virtual:health'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CoveragePage } from '../../tools/story-coverage/page/index.ts'

const meta = {
  title: 'Coverage',
  component: CoveragePage,
  // They show the state of the work, which is another one every day.
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { open: 'routes', shown: report.ranAt === null ? null : report.texts },
} satisfies Meta<typeof CoveragePage>

export default meta
type Story = StoryObj<typeof meta>

export const Routes: Story = {
  play: async ({ canvas }) => {
    // By their words: to look for roles among a thousand elements takes seconds.
    const [cell] = canvas.getAllByText('Fields in error')
    await expect(cell).toHaveAttribute('href', './?path=/story/screens-pay--fields-in-error')
  },
}

export const Machines: Story = {
  args: { open: 'machines' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Card payment')).toHaveAttribute('href', './?path=/story/machines-card-payment--walk')
  },
}

export const Texts: Story = { args: { open: 'texts' } }

export const TextsBeforeTheFirstRun: Story = {
  args: { open: 'texts', shown: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('npm test')).toBeVisible()
    const errors = canvas.getByText('Errors').closest('tr')
    if (errors === null) throw new Error('The section has no row')
    await userEvent.click(within(errors).getByText('The 4 texts'))
    await expect(canvas.getByText('Network error. Please check your connection.')).toBeVisible()
  },
}

export const Modals: Story = { args: { open: 'modals' } }
