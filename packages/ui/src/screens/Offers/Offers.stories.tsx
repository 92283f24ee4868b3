import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { inMain } from '../fixtures/frames.tsx'
import { offers, offersWithVat, packs } from '../fixtures/site.ts'
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

/** The slider appears when it is near the window; the story works with either of the two. */
const slider = (canvas: ReturnType<typeof within>) => canvas.getByRole('slider', { name: 'Number of tokens' })

export const PacksAndOwnAmount: Story = {
  tags: ['R011', 'R141', 'R154', 'R282'],
  play: async ({ args, canvas }) => {
    const free = within(canvas.getByRole('heading', { name: 'First strike' }).closest('li') ?? document.body)
    await expect(free.getByText('free')).toBeVisible()
    await expect(free.queryByRole('link')).toBeNull()
    const studio = canvas.getByRole('link', { name: 'Choose Studio' })
    await expect(studio).toHaveAttribute('href', '/login?redirect=%2Fpricing%3Fplan%3D3')
    await userEvent.click(studio)
    await expect(args.onChoosePack).toHaveBeenCalledWith(packs[2])
    await expect(slider(canvas)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 200 tokens' }))
    await expect(args.onChooseCustom).toHaveBeenCalledWith(2000)
  },
}

export const TypingAnAmount: Story = {
  tags: ['R155'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of tokens' })
    await fireEvent.change(field, { target: { value: '500' } })
    await expect(canvas.getByText('€42.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 500 tokens' }))
    await expect(args.onChooseCustom).toHaveBeenCalledWith(5000)
  },
}

const cardOf = (canvas: ReturnType<typeof within>, title: string) =>
  within(canvas.getByRole('heading', { name: title }).closest('li') ?? document.body)

/** Each pack shows its saving per token and the pack it is compared with. The best pack within reach is highlighted. */
export const WhatEachPackSaves: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [free, pocket, studio, vault] = ['First strike', 'Pocket', 'Studio', 'Vault'].map((title) =>
      cardOf(canvas, title),
    )
    await expect(pocket?.getByText('€0.09').parentElement?.parentElement).toHaveTextContent('€0.09 a token')
    await expect(studio?.getByText('€0.078').parentElement?.parentElement).toHaveTextContent('€0.078 a token')
    await expect(studio?.getByText('Save 13%')).toBeVisible()
    await expect(vault?.getByText('€0.0645').parentElement?.parentElement).toHaveTextContent('€0.0645 a token')
    await expect(vault?.getByText('Save 28%')).toBeVisible()
    for (const card of [free, pocket]) await expect(card?.queryByText(/Save/)).toBeNull()
    await expect(free?.queryByText(/a token/)).toBeNull()
    await expect(studio?.getByText('Recommended')).toBeVisible()
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1)
    await expect(canvas.getByText(/held against Pocket, the smallest pack/)).toBeVisible()
  },
}

/** 460 tokens cost more than a pack of 500. */
export const PackIsCheaper: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of tokens' })
    const comparison = () => canvas.getByRole('status')
    const instead = () => canvas.queryAllByRole('link', { name: 'Choose Studio' })
    await step('At 400 tokens there is nothing better', async () => {
      await fireEvent.change(field, { target: { value: '400' } })
      await expect(comparison()).toHaveTextContent('No pack is cheaper at this amount.')
      await expect(instead()).toHaveLength(1)
    })
    await step('At 460 there is, and it can be chosen there', async () => {
      await fireEvent.change(field, { target: { value: '460' } })
      await expect(comparison()).toHaveTextContent('The pack Studio gives 500 tokens for less: €39.00.')
      await expect(instead()).toHaveLength(2)
      await userEvent.click(instead()[1] ?? document.body)
      await expect(args.onChoosePack).toHaveBeenLastCalledWith(packs[2])
    })
  },
}

export const FullSliderArrived: Story = {
  play: async ({ canvas, canvasElement }) => {
    slider(canvas).scrollIntoView()
    await waitFor(() => expect(canvasElement.querySelector('input[type=range]')).toBeNull())
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '200 tokens')
  },
}

/** Mounts the offers on a press and focuses the light slider at once, so that it is in use. */
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
  tags: ['!visual'],
  render: (args) => <HeldFromTheStart {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const range = () => canvasElement.querySelector('input[type=range]')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the offers' }))
    await import('../../controls/TokenSlider/TokenSlider.tsx')
    // Waits until the place was visible and the full slider is loaded.
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
    // The focus ring after a script's focus depends on the previously focused element.
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

/** As many packs as a shop may have, with titles of maximum length. */
const shop = (count: number) =>
  [...packs, ...packs].slice(0, count).map((pack, place) => ({
    ...pack,
    id: place + 1,
    title: place > 3 ? `${pack.title} for the whole year` : pack.title,
    price: place > 3 ? pack.price * 2 : pack.price,
    credits: place > 3 ? pack.credits * 2 : pack.credits,
  }))

export const TwoPacks: Story = { args: { packs: { status: 'ready', packs: packs.slice(1, 3) } } }

export const ThreePacks: Story = { args: { packs: { status: 'ready', packs: packs.slice(0, 3) } } }

export const FivePacks: Story = { args: { packs: { status: 'ready', packs: shop(5) } } }

export const EightPacks: Story = { args: { packs: { status: 'ready', packs: shop(8) } } }

/** No saving and no recommendation if all packs have the same price per token. */
export const OnePriceForAll: Story = {
  tags: ['!visual'],
  args: {
    packs: {
      status: 'ready',
      packs: packs.map((pack) => ({ ...pack, price: pack.price === 0 ? 0 : pack.credits })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€10.00')).toBeVisible()
    await expect(canvas.queryByText(/Save/)).toBeNull()
    await expect(canvas.queryByText('Recommended')).toBeNull()
  },
}

export const Yen: Story = {
  args: {
    packs: {
      status: 'ready',
      packs: packs.map((pack) => ({ ...pack, price: Math.round(pack.price * 1.8) })),
    },
    currency: 'JPY',
    customPrice: { status: 'ready', priceOf: (tenths) => Math.round(tenths * 1.8) },
  },
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

/** Every price of the shop includes VAT, and the comparisons are made with these prices. */
export const PricesWithVat: Story = {
  args: { ...offersWithVat, onChoosePack: fn(), onChooseCustom: fn() },
  play: async ({ canvas }) => {
    const pocket = cardOf(canvas, 'Pocket')
    await expect(pocket.getByText('€10.80').parentElement).toHaveTextContent('€10.80incl. VAT')
    await expect(pocket.getByText('€0.108').parentElement?.parentElement).toHaveTextContent('€0.108 a token')
    await expect(cardOf(canvas, 'First strike').queryByText('incl. VAT')).toBeNull()
    await expect(canvas.getByText('Price incl. VAT')).toBeVisible()
    await fireEvent.change(canvas.getByRole('textbox', { name: 'Number of tokens' }), { target: { value: '460' } })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The pack Studio gives 500 tokens for less: €46.80 incl. VAT.',
    )
  },
}

/** A long price leaves no room next to it. */
export const LongPricesWithVat: Story = {
  args: {
    ...offersWithVat,
    onChoosePack: fn(),
    onChooseCustom: fn(),
    currency: 'KWD',
    packs: {
      status: 'ready',
      packs: packs.map((pack) => ({ ...pack, price: pack.price * 1200 })),
    },
  },
}
