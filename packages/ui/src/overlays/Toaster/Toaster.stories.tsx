import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { CookieBanner } from '../CookieBanner/CookieBanner.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { Modal, ModalFooter } from '../Modal/Modal.tsx'
import { toasterGuide } from './Toaster.guide.ts'
import { Toaster } from './Toaster.tsx'
import { createToasts } from './toast.ts'

const undone = fn().mockName('onUndo')
const closed = fn().mockName('onClose')

function counter() {
  let said = 0
  return () => {
    said += 1
    return said
  }
}

function ToastButtons({ inDialog = false }: { inDialog?: boolean }) {
  const [toasts] = useState(() => createToasts())
  const [next] = useState(counter)
  const [takeBack, setTakeBack] = useState<() => void>()
  const stay = { duration: Number.POSITIVE_INFINITY }
  const undo = { label: 'Undo', onSelect: undone }
  const long = `${'Der Zahlungsvorgang konnte leider nicht abgeschlossen werden. '.repeat(30)}${'x'.repeat(400)}`
  const buttons = (
    <Inline>
      <Button tone="neutral" onClick={() => toasts.success('Payment completed successfully!', stay)}>
        Succeed
      </Button>
      <Button tone="neutral" onClick={() => toasts.error('Payment failed. Please try again.', stay)}>
        Fail
      </Button>
      <Button tone="neutral" onClick={() => toasts.info('Payment is being processed...', stay)}>
        Wait
      </Button>
      <Button tone="neutral" onClick={() => toasts.info('Gone in a moment.', { duration: 50 })}>
        Pass
      </Button>
      <Button tone="neutral" onClick={() => toasts.info('Picture deleted.', { ...stay, action: undo })}>
        Delete
      </Button>
      <Button tone="neutral" onClick={() => setTakeBack(() => toasts.info('Three pictures deleted.', stay))}>
        Offer
      </Button>
      <Button tone="neutral" onClick={takeBack}>
        Take back
      </Button>
      <Button tone="neutral" onClick={() => toasts.info(`Number ${next()}`, stay)}>
        Count
      </Button>
      <Button tone="neutral" onClick={() => toasts.info(`Moment ${next()}`, { duration: 50 })}>
        Pass once more
      </Button>
      <Button tone="neutral" onClick={() => toasts.error(long, stay)}>
        Say much
      </Button>
    </Inline>
  )
  return (
    <div style={{ minHeight: 320 }}>
      {inDialog ? (
        <Modal open onOpenChange={closed} title="Contact us" size="sm">
          <ModalFooter>{buttons}</ModalFooter>
        </Modal>
      ) : (
        buttons
      )}
      <Toaster source={toasts} />
    </div>
  )
}

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  parameters: { guide: toasterGuide, docs: { story: { inline: false, height: '360px' } } },
  render: () => <ToastButtons />,
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())
const cards = () => screen.getAllByRole('listitem')
const politeness = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live')

export const EachTone: Story = {
  play: async ({ canvasElement, step }) => {
    await step('The region is there before anything is said', async () => {
      await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
    })
    await press('Succeed')
    await press('Wait')
    await press('Fail')
    await shown('Payment failed. Please try again.')
    await shown('Payment completed successfully!')
    await step('What failed interrupts, the rest waits its turn', async () => {
      await expect(politeness('Payment failed. Please try again.')).toBe('assertive')
      await expect(politeness('Payment completed successfully!')).toBe('polite')
      await expect(politeness('Payment is being processed...')).toBe('polite')
    })
  },
}

export const WithAnAction: Story = {
  play: async ({ step }) => {
    undone.mockClear()
    await step('By keyboard: Alt+T, Tab, Enter; the focus comes back', async () => {
      const trigger = screen.getByRole('button', { name: 'Delete' })
      await userEvent.click(trigger)
      await shown('Picture deleted.')
      await userEvent.keyboard('{Alt>}t{/Alt}')
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(undone).toHaveBeenCalledOnce()
      await gone('Picture deleted.')
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await press('Count')
    await press('Fail')
  },
}

export const Dismissed: Story = {
  tags: ['!visual'],
  play: async ({ step }) => {
    await press('Fail')
    await press('Wait')
    await shown('Payment is being processed...')
    await step('By its button', async () => {
      const card = screen.getByText('Payment is being processed...').closest('li')
      if (card) await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }))
      await gone('Payment is being processed...')
    })
    await step('By Escape', async () => {
      screen.getByText('Payment failed. Please try again.').closest('li')?.focus()
      await userEvent.keyboard('{Escape}')
      await gone('Payment failed. Please try again.')
    })
  },
}

export const ThreeAtMost: Story = {
  tags: ['!visual'],
  play: async () => {
    for (const _ of [1, 2, 3, 4]) await press('Count')
    await shown('Number 4')
    await gone('Number 1')
    await expect(cards()).toHaveLength(3)
  },
}

export const StaysWhileLookedAt: Story = {
  tags: ['!visual'],
  play: async ({ step }) => {
    let passed = 0
    // Pressed by script, so that mouse and focus remain in place.
    const pass = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Pass once more' }))
      passed += 1
      const text = `Moment ${passed}`
      await shown(text)
      const since = performance.now()
      await waitFor(() => expect(performance.now() - since).toBeGreaterThan(200))
      await expect(screen.getByText(text)).toBeVisible()
      return text
    }
    await press('Wait')
    const waiting = () => screen.getByText('Payment is being processed...')
    await shown('Payment is being processed...')
    await step('While one of them is pointed at', async () => {
      await userEvent.hover(waiting())
      const text = await pass()
      await userEvent.unhover(waiting())
      await gone(text)
    })
    await step('While one of them has the focus', async () => {
      waiting().closest('li')?.focus()
      const text = await pass()
      screen.getByRole('button', { name: 'Fail' }).focus()
      await gone(text)
    })
  },
}

export const TheSameTextOnce: Story = {
  tags: ['!visual'],
  play: async () => {
    await press('Fail')
    await press('Fail')
    await screen.findByText('Payment failed. Please try again.')
    await expect(cards()).toHaveLength(1)
  },
}

export const GoesByItself: Story = {
  tags: ['!visual'],
  play: async () => {
    // Started before the toast appears, because a slow machine may miss such a short one.
    const seen = screen.findByText('Gone in a moment.')
    await press('Pass')
    await seen
    await gone('Gone in a moment.')
  },
}

/** The caller dismisses the toast when its action expires; dismissing twice is safe. */
export const TakenBack: Story = {
  tags: ['!visual'],
  play: async () => {
    await press('Wait')
    await press('Offer')
    await shown('Three pictures deleted.')
    await press('Take back')
    await gone('Three pictures deleted.')
    await press('Take back')
    await expect(screen.getByText('Payment is being processed...')).toBeVisible()
  },
}

/** A press on the toast does not close the dialog, and the toast is announced although the page behind is hidden. */
export const OverADialog: Story = {
  tags: ['!visual'],
  render: () => <ToastButtons inDialog />,
  play: async () => {
    closed.mockClear()
    await screen.findByRole('dialog')
    await press('Fail')
    await shown('Payment failed. Please try again.')
    const card = screen.getByText('Payment failed. Please try again.').closest('li')
    await expect(card?.closest('[aria-hidden="true"]')).toBeNull()
    if (card) await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }))
    await gone('Payment failed. Please try again.')
    await expect(closed).not.toHaveBeenCalled()
  },
}

function Answered({ children }: { children: ReactNode }) {
  const [asks, setAsks] = useState(true)
  const answer = () => setAsks(false)
  return (
    <>
      {children}
      {asks ? <CookieBanner policyHref="/cookie-policy" onAccept={answer} onDecline={answer} onOptions={fn()} /> : null}
    </>
  )
}

/** A bar at the bottom of the window can be answered under a toast. */
export const AboveTheCookieBanner: Story = {
  ...narrow,
  tags: ['!visual'],
  render: () => (
    <Answered>
      <ToastButtons />
    </Answered>
  ),
  play: async ({ step }) => {
    await press('Fail')
    await shown('Payment failed. Please try again.')
    const bar = screen.getByRole('region', { name: 'Cookies' })
    await waitFor(() =>
      expect(screen.getByRole('listitem').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    )
    await expect(screen.getByRole('listitem').getBoundingClientRect().top).toBeGreaterThan(0)
    await step('It goes down to the edge once the banner is answered', async () => {
      await press('Accept')
      await waitFor(() =>
        expect(window.innerHeight - screen.getByRole('listitem').getBoundingClientRect().bottom).toBeLessThanOrEqual(
          20,
        ),
      )
    })
  },
}

export const VeryLongText: Story = {
  ...narrow,
  play: async () => {
    await press('Say much')
    const card = await waitFor(() => screen.getByRole('listitem'))
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(0))
    await waitFor(() => expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(card.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await expect(card.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await press('Succeed')
    await shown('Payment completed successfully!')
    await waitFor(() => expect(screen.getByRole('listitem').getBoundingClientRect().left).toBeLessThan(40))
  },
}
