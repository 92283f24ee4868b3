import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { low, narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { modalGuide } from './Modal.guide.ts'
import { Modal, ModalBody, ModalFooter, modalSizes } from './Modal.tsx'

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: {
    guide: modalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '520px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your tokens have arrived',
    children: (
      <>
        <ModalBody>
          <Text>400 tokens are in your balance. They never expire, and the receipt is on its way to you.</Text>
        </ModalBody>
        <ModalFooter>
          <Button variant="outline" tone="neutral">
            See the receipt
          </Button>
          <Button>Start creating</Button>
        </ModalFooter>
      </>
    ),
  },
  argTypes: { size: { control: 'select', options: modalSizes } },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

const dialogShown = async () => {
  const dialog = await screen.findByRole('dialog')
  await atRest(dialog)
  return dialog
}
const outsideOf = (dialog: HTMLElement) => {
  const { parentElement } = dialog
  if (!parentElement) throw new Error('A dialog lies on its scrim')
  return parentElement
}

export const Short: Story = {
  args: { size: 'sm' },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your tokens have arrived' })
    await step('The dialog itself has the focus, so that its title is read', async () => {
      await waitFor(() => expect(dialog).toHaveFocus())
    })
    await step('Escape, the close button and a press outside ask to close', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
      await userEvent.click(outsideOf(dialog))
      await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    })
  },
}

export const WithDescription: Story = {
  args: { description: 'This is what your receipt will say.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('This is what your receipt will say.')
  },
}

const clauses = (
  <>
    <ModalBody>
      <Stack>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => (
          <Text key={number}>
            {number}. Tokens are bought in advance and spent on services. They never expire, and they cannot be paid
            out. What you make with them is yours.
          </Text>
        ))}
      </Stack>
    </ModalBody>
    <ModalFooter>
      <Button>Accept</Button>
    </ModalFooter>
  </>
)

export const LongContent: Story = {
  args: { title: 'Terms of use', children: clauses },
  play: async () => {
    const dialog = await dialogShown()
    const accept = within(dialog).getByRole('button', { name: 'Accept' })
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const LongContentAtItsEnd: Story = {
  ...LongContent,
  tags: ['!visual'],
  play: async () => {
    const dialog = await dialogShown()
    dialog.scrollTop = dialog.scrollHeight
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Large: Story = { args: { size: 'lg', title: 'Terms of use', children: clauses } }

const form = (
  <>
    <ModalBody>
      {['Name', 'Surname', 'City', 'Address', 'Postal code', 'Topic'].map((label) => (
        <TextField key={label} name={label} label={label} />
      ))}
    </ModalBody>
    <ModalFooter>
      <Button variant="outline" tone="neutral">
        Back
      </Button>
      <Button>Send</Button>
    </ModalFooter>
  </>
)

export const InANarrowWindow: Story = {
  ...narrow,
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze and other long words',
    description: 'Header and footer stay in reach; what lies between scrolls.',
    children: form,
  },
  play: async () => {
    const dialog = await dialogShown()
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(9)
  },
}

export const InALowWindow: Story = {
  ...low,
  args: { children: form },
  play: async () => {
    const dialog = await dialogShown()
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(9)
  },
}

const pretendKeyboard = (height: number) => {
  const view = window.visualViewport
  if (!view) return
  Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight - height })
  view.dispatchEvent(new Event('resize'))
}

export const AboveTheKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
  args: { children: form },
  play: async () => {
    const dialog = await dialogShown()
    try {
      pretendKeyboard(300)
      await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 300))
      await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    } finally {
      Reflect.deleteProperty(window.visualViewport ?? {}, 'height')
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 300))
  },
}

function Opened({ gone = false }: { gone?: boolean }) {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <main style={{ padding: 24, minHeight: '200vh' }}>
      <Stack>
        {there ? <Button onClick={() => setOpen(true)}>Open</Button> : null}
        <Button tone="neutral">Beside</Button>
      </Stack>
      <Modal open={open} onOpenChange={setOpen} title="Buy tokens">
        <ModalBody>
          <Text>Tokens never expire.</Text>
        </ModalBody>
        <ModalFooter>
          <Button
            onClick={() => {
              setThere(!gone)
              setOpen(false)
            }}
          >
            Done
          </Button>
        </ModalFooter>
      </Modal>
    </main>
  )
}

export const HoldsTheFocusAndGivesItBack: Story = {
  render: () => <Opened />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('Tab and Shift+Tab stay inside', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog')
      const [close, done] = within(dialog).getAllByRole('button')
      await waitFor(() => expect(dialog).toHaveFocus())
      await userEvent.tab({ shift: true })
      await expect(done).toHaveFocus()
      await userEvent.tab()
      await expect(close).toHaveFocus()
      await userEvent.tab()
      await expect(done).toHaveFocus()
    })
    await step('The page behind is out of reach and does not scroll', async () => {
      await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()
      await expect(getComputedStyle(document.body).overflow).toContain('hidden')
    })
    await step('Escape closes, and the opener has the focus again', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(getComputedStyle(document.body).overflow).not.toContain('hidden')
    })
    await step('So does a button of the dialog', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const TheOpenerHasGone: Story = {
  tags: ['!visual'],
  render: () => <Opened gone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Beside' })).toHaveFocus())
  },
}

/** Like the cookie banner: an answer removes the opener and its container, which is outside the main element. */
function Banner() {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <>
      <SkipLink target="story-main" />
      <main id="story-main">
        <Button tone="neutral">In the page</Button>
      </main>
      {there ? (
        <>
          <section aria-label="Banner">
            <Button onClick={() => setOpen(true)}>Choices</Button>
          </section>
          <Modal open={open} onOpenChange={setOpen} title="Cookies">
            <ModalFooter>
              <Button onClick={() => setThere(false)}>Accept</Button>
            </ModalFooter>
          </Modal>
        </>
      ) : null}
    </>
  )
}

export const WhatItStoodInHasGone: Story = {
  tags: ['!visual'],
  render: () => <Banner />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choices' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

function OneAfterTheOther() {
  const [step, setStep] = useState(0)
  const to = (next: number) => (open: boolean) => setStep(open ? next : 0)
  return (
    <main style={{ padding: 24 }}>
      <Button onClick={() => setStep(1)}>Buy</Button>
      <Modal open={step === 1} onOpenChange={to(1)} title="Choose">
        <ModalFooter>
          <Button onClick={() => setStep(2)}>Go on</Button>
        </ModalFooter>
      </Modal>
      <Modal open={step === 2} onOpenChange={to(2)} title="Confirm">
        <ModalFooter>
          <Button onClick={() => setStep(0)}>Pay</Button>
        </ModalFooter>
      </Modal>
    </main>
  )
}

export const OneAfterAnother: Story = {
  tags: ['!visual'],
  render: () => <OneAfterTheOther />,
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await userEvent.click(buy)
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    const second = await screen.findByRole('dialog', { name: 'Confirm' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose' })).toBeNull())
    await expect(second.contains(document.activeElement)).toBe(true)
    await userEvent.click(within(second).getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(buy).toHaveFocus())
  },
}

function OneOverTheOther() {
  const [outer, setOuter] = useState(true)
  const [inner, setInner] = useState(false)
  return (
    <>
      <Modal open={outer} onOpenChange={setOuter} title="Receipt">
        <ModalFooter>
          <Button onClick={() => setInner(true)}>Send it by e-mail</Button>
        </ModalFooter>
      </Modal>
      <Modal open={inner} onOpenChange={setInner} title="Send to" size="sm">
        <ModalBody>
          <TextField name="email" label="E-mail" />
        </ModalBody>
      </Modal>
    </>
  )
}

export const OneOverAnother: Story = {
  render: () => <OneOverTheOther />,
  play: async ({ step }) => {
    const opener = await screen.findByRole('button', { name: 'Send it by e-mail' })
    await userEvent.click(opener)
    const inner = await screen.findByRole('dialog', { name: 'Send to' })
    await step('Only the upper one is there for assistive technology', async () => {
      await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([inner]))
    })
    await step('Escape closes the upper one alone, and the lower one has the focus where it was', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send to' })).toBeNull())
      await expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Send to' })
  },
}

export const WhatWasTypedIsNotLost: Story = {
  tags: ['!visual'],
  args: { children: form },
  play: async ({ args }) => {
    const dialog = await dialogShown()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Ada')
    await userEvent.click(outsideOf(dialog))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await dialogShown()
    const { left, width } = dialog.getBoundingClientRect()
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(close.right).toBeLessThan(left + width / 2)
  },
}
