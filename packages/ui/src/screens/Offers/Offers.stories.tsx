import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { inMain } from '../fixtures/frames.tsx'
import { offers, packs } from '../fixtures/site.ts'
import { Offers, type OffersProps } from './Offers.tsx'

const meta = {
  title: 'Screens/Offers',
  component: Offers,
  decorators: [inMain],
  parameters: {
    docs: {
      description: {
        component:
          'Token packs and an amount of one’s own. The slider is the browser’s own until the full one has loaded; both look the same.',
      },
    },
  },
  args: { ...offers, onChoosePack: fn(), onChooseCustom: fn() },
} satisfies Meta<typeof Offers>

export default meta
type Story = StoryObj<typeof meta>

/** The slider shows as soon as it is near the window; which of the two it is makes no difference here. */
const slider = (canvas: ReturnType<typeof within>) => canvas.getByRole('slider', { name: 'Number of tokens' })

export const PacksAndOwnAmount: Story = {
  play: async ({ args, canvas }) => {
    const free = within(canvas.getByRole('heading', { name: 'First strike' }).closest('li') ?? document.body)
    await expect(free.getByText('free')).toBeVisible()
    await expect(free.queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Studio' }))
    await expect(args.onChoosePack).toHaveBeenCalledWith(packs[2])
    await expect(slider(canvas)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 200.9 tokens' }))
    await expect(args.onChooseCustom).toHaveBeenCalledWith(2009)
  },
}

export const TypingAnAmount: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of tokens' })
    await fireEvent.change(field, { target: { value: '500' } })
    await expect(canvas.getByText('€42.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 500 tokens' }))
    await expect(args.onChooseCustom).toHaveBeenCalledWith(5000)
  },
}

export const FullSliderArrived: Story = {
  play: async ({ canvas, canvasElement }) => {
    slider(canvas).scrollIntoView()
    await waitFor(() => expect(canvasElement.querySelector('input[type=range]')).toBeNull())
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '200.9 tokens')
  },
}

/** Shown at a press, it takes hold of the light slider before anything else can happen, as a quick hand does. */
function HeldFromTheStart(props: OffersProps) {
  const [shown, show] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown) place.current?.querySelector<HTMLInputElement>('input[type=range]')?.focus()
  }, [shown])
  if (!shown) return <Button onClick={() => show(true)}>Show the offers</Button>
  return (
    <div ref={place}>
      <Offers {...props} />
    </div>
  )
}

export const FullSliderWaitsWhileInUse: Story = {
  render: (args) => <HeldFromTheStart {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const range = () => canvasElement.querySelector('input[type=range]')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the offers' }))
    await import('../../controls/TokenSlider/TokenSlider.tsx')
    // Its place has been seen by now, and what it would be swapped for is there.
    await new Promise((seen) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        seen(entries)
      })
      observer.observe(canvasElement)
    })
    await expect(range()).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(range()).toBeNull())
    // Whether a ring is drawn for a focus that a script moved depends on what was focused before this story.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

export const Loading: Story = { args: { packs: { status: 'loading' }, customPrice: { status: 'loading' } } }

const onRetry = fn()

export const PacksFailed: Story = {
  args: { packs: { status: 'error', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const NoPacks: Story = { args: { packs: { status: 'ready', packs: [] } } }

export const OnePack: Story = { args: { packs: { status: 'ready', packs: packs.slice(1, 2) } } }

export const Yen: Story = {
  args: { currency: 'JPY', customPrice: { status: 'ready', priceOf: (tenths) => Math.round(tenths * 1.8) } },
}

export const InternalCurrency: Story = { args: { internal: { name: 'MTG', image: null } } }

export const LongTexts: Story = {
  args: {
    packs: {
      status: 'ready',
      packs: packs.map((pack) => ({
        ...pack,
        title: `${pack.title} for photographers and print shops`,
        description: `${pack.description} It also suits teams that share one account and order for several clients in the same month.`,
      })),
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
