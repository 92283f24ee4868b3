import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { balancePopoverGuide } from './BalancePopover.guide.ts'
import { BalancePopover, type BalancePopoverProps, type MovementsState, type TokenMovement } from './BalancePopover.tsx'

const movements: readonly TokenMovement[] = [
  {
    id: '45',
    kind: 'hold',
    at: '2026-11-20T09:31:00Z',
    about: 'Generate image, 2 images',
    spendable: -20,
    held: 20,
  },
  { id: '44', kind: 'release', at: '2026-11-20T09:20:00Z', about: 'Upscale, heron.jpg', spendable: 10, held: -10 },
  {
    id: '43',
    kind: 'capture',
    at: '2026-11-20T09:12:00Z',
    about: 'Remove background, kettle.png',
    spendable: 0,
    held: -10,
  },
  { id: '42', kind: 'purchase', at: '2026-11-19T18:02:00Z', about: 'Pocket', spendable: 1000, held: 0 },
]

const contentFor =
  (state: MovementsState): BalancePopoverProps['children'] =>
  (show) =>
    show(state)

const meta = {
  title: 'Overlays/BalancePopover',
  component: BalancePopover,
  parameters: { guide: balancePopoverGuide, docs: { story: { inline: false, height: '520px' } } },
  args: {
    balance: 1085,
    hrefs: { buy: '#pricing', paymentHistory: '#payment-history', requestHistory: '#request-history' },
    children: contentFor({ status: 'ready', held: 20, movements }),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480, display: 'grid', justifyItems: 'end', alignContent: 'start' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof BalancePopover>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Tokens/ }))
  return screen.findByRole('dialog', { name: 'Your tokens' })
}

export const WithHeldTokens: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas)
    const panel = within(dialog)
    await step('It takes the focus itself, so that it is read from its beginning', async () => {
      await waitFor(() => expect(dialog).toHaveFocus())
    })
    await step('What can be spent, what is set aside, and what happened last', async () => {
      await expect(panel.getByText('Yours to spend').parentElement).toHaveTextContent('108.5')
      await expect(panel.getByText('Set aside for work in progress').parentElement).toHaveTextContent('2')
      const lines = panel.getAllByRole('listitem').map((line) => line.textContent)
      await expect(lines[0]).toMatch(/^Set aside−2Generate image, 2 images/)
      await expect(lines[1]).toMatch(/^Given back\+1Upscale/)
      await expect(lines[2]).toMatch(/^Spent1Remove background/)
      await expect(lines[3]).toMatch(/^Tokens bought\+100Pocket/)
    })
    await step('And the ways on', async () => {
      await expect(panel.getByRole('link', { name: 'Buy tokens' })).toHaveAttribute('href', '#pricing')
      await expect(panel.getByRole('link', { name: 'Payment history' })).toHaveAttribute('href', '#payment-history')
      await expect(panel.getByRole('link', { name: 'Request history' })).toHaveAttribute('href', '#request-history')
    })
  },
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tokens 108.5' })).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const BalanceUnknown: Story = {
  args: { balance: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tokens 0' })).toBeVisible()
  },
}

export const KeepsItsPlaceFree: Story = {
  tags: ['!visual'],
  args: { balance: null, pending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const button = canvasElement.querySelector('[data-part=balance]')
    await expect(button).not.toBeVisible()
    await expect(button?.getBoundingClientRect().width).toBeGreaterThan(60)
  },
}

export const Loading: Story = {
  args: { children: contentFor({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await open(canvas)
    const status = screen.getByRole('status', { name: 'Reading what happened last' })
    await waitFor(() => expect(status).toBeVisible())
  },
}

export const Empty: Story = {
  args: { balance: 0, children: contentFor({ status: 'ready', held: 0, movements: [] }) },
  play: async ({ canvas }) => {
    const panel = within(await open(canvas))
    await waitFor(() => expect(panel.getByText(/^Nothing has happened yet/)).toBeVisible())
    await expect(panel.queryByText('Set aside for work in progress')).toBeNull()
  },
}

export const NewMember: Story = {
  args: {
    balance: 100,
    children: contentFor({
      status: 'ready',
      held: 0,
      movements: [
        {
          id: '1',
          kind: 'welcome_bonus',
          at: '2026-11-20T09:30:00Z',
          about: 'Welcome bonus',
          spendable: 100,
          held: 0,
        },
        { id: '2', kind: 'token_return', at: '2026-11-20T09:30:00Z', about: 'Upscale', spendable: 10, held: 0 },
        { id: '0', kind: 'correction', at: '2026-11-20T09:30:00Z', about: '', spendable: -1, held: 0 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const panel = within(await open(canvas))
    await expect(panel.getAllByText(/Welcome bonus/)).toHaveLength(1)
    await waitFor(() => expect(panel.getByText('Correction')).toBeVisible())
    await expect(panel.getByText('Given back, not good')).toBeVisible()
  },
}

/** A purchase was refunded whose tokens were spent. */
export const InDebt: Story = {
  args: {
    balance: 0,
    debt: 400,
    children: contentFor({
      status: 'ready',
      held: 0,
      movements: [
        { id: '3', kind: 'refund', at: '2026-11-20T09:30:00Z', about: 'Pocket', spendable: -600, held: 0 },
        { id: '2', kind: 'refund_reversal', at: '2026-11-19T12:30:00Z', about: 'Pocket', spendable: 1000, held: 0 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const panel = within(await open(canvas))
    await waitFor(() =>
      expect(
        panel.getByText('You owe 40 tokens of a refunded purchase. Your next purchase settles them first.'),
      ).toBeVisible(),
    )
    await expect(panel.getByText('Refund taken back')).toBeVisible()
  },
}

/** A refunded payment takes its tokens back. */
export const Refunded: Story = {
  args: {
    balance: 0,
    children: contentFor({
      status: 'ready',
      held: 0,
      movements: [
        { id: '2', kind: 'refund', at: '2026-11-20T09:30:00Z', about: 'Pocket', spendable: -1000, held: 0 },
        { id: '1', kind: 'purchase', at: '2026-11-19T09:30:00Z', about: 'Pocket', spendable: 1000, held: 0 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const panel = within(await open(canvas))
    await waitFor(() => expect(panel.getByText('Payment refunded')).toBeVisible())
  },
}

const retry = fn()

export const Failed: Story = {
  args: { children: contentFor({ status: 'failed', onRetry: retry }) },
  play: async ({ canvas }) => {
    const panel = within(await open(canvas))
    await expect(panel.getByRole('alert')).toHaveTextContent('What happened last could not be read.')
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(panel.getByRole('link', { name: 'Buy tokens' })).toBeVisible())
  },
}

export const ByKeysAndPresses: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div>
        {Story()}
        <Button tone="neutral">Elsewhere</Button>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: /^Tokens/ })
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('Enter opens, Escape closes and gives the focus back', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('Tab comes to the first way on', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus())
      await userEvent.tab()
      await expect(screen.getByRole('link', { name: 'Buy tokens' })).toHaveFocus()
    })
    await step('The button closes what it opened', async () => {
      await userEvent.click(button)
      await isClosed()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await step('The panel follows the button', async () => {
      const dialog = await open(canvas)
      const distance = () => dialog.getBoundingClientRect().top - button.getBoundingClientRect().bottom
      await waitFor(() => expect(distance()).toBe(8))
      canvasElement.style.paddingTop = '100px'
      await waitFor(() => expect(distance()).toBe(8))
      canvasElement.style.paddingTop = ''
    })
    await step('A press elsewhere and a link close it too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
      await isClosed()
      const panel = within(await open(canvas))
      const buy = panel.getByRole('link', { name: 'Buy tokens' })
      buy.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(buy)
      await isClosed()
    })
  },
}

export const OnAPhone: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await open(canvas)).direction).toBe('rtl')
  },
}
