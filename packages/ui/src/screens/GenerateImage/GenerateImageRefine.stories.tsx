import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { projectsHref, sendTo, tokenReturn } from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { options, requests, values } from './GenerateImage.fixtures.ts'
import { GenerateImage } from './GenerateImage.tsx'
import { refined } from './GenerateImageRefine.fixtures.ts'
import type { GenerateImageProps, GenerationRequest } from './types.ts'

/** Refines a delivered image: a variation, or another image of the same kind. */
const meta = {
  title: 'Screens/GenerateImage/Refine',
  component: GenerateImage,
  decorators: [inServices('generate')],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    options: { ...options, refinements: ['variation', 'moreLikeThis'] },
    initial: values,
    balance: 100,
    submission: { status: 'idle' },
    requests: [requests.delivered],
    sendTo,
    projectsHref,
    tokenReturn,
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onRunAgain: fn(),
    onRefine: fn(),
    onStart: fn(),
    onDismiss: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof GenerateImage>

export default meta
type Story = StoryObj<typeof meta>

const button = 'Refine image 2 of 4, Oil painting'

/** Each refinement shows its price in the menu. */
export const MenuOfAImage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }))
    const menu = await screen.findByRole('menu', { name: button })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(within(menu).getByRole('menuitem', { name: 'More like this · 1 token' })).toBeVisible()
    await expect(within(menu).getByRole('menuitem', { name: 'Variation · 1 token' })).toBeVisible()
    await expect(args.onRefine).not.toHaveBeenCalled()
  },
}

/** Lists the refinement first as soon as it is asked for. */
function Asking(props: GenerateImageProps) {
  const [first, setFirst] = useState<GenerationRequest | null>(null)
  return (
    <GenerateImage
      {...props}
      requests={first ? [first, ...props.requests] : props.requests}
      onRefine={(...wanted) => {
        props.onRefine(...wanted)
        setFirst(refined.sending)
      }}
    />
  )
}

const takesTheFocus = () =>
  waitFor(() => expect(screen.getByRole('article', { name: /^Variation of an image for: A valley/ })).toHaveFocus())

export const ByPointer: Story = {
  tags: ['!visual'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Variation · 1 token' }))
    await takesTheFocus()
    await expect(args.onRefine).toHaveBeenCalledOnce()
    await expect(args.onRefine).toHaveBeenCalledWith('r1', 1, 'variation')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
}

export const ByKeys: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: button }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Variation · 1 token' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRefine).toHaveBeenCalledOnce()
    await expect(args.onRefine).toHaveBeenCalledWith('r1', 1, 'moreLikeThis')
    await takesTheFocus()
  },
}

/** The viewer closes, because the new run is in the page. */
export const FromTheViewer: Story = {
  tags: ['!visual'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open image 2 of 4, Oil painting' }))
    const viewer = await screen.findByRole('dialog')
    await userEvent.click(within(viewer).getByRole('button', { name: new RegExp(`^${button}`) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Variation · 1 token' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await takesTheFocus()
    await expect(args.onRefine).toHaveBeenCalledOnce()
    await expect(args.onRefine).toHaveBeenCalledWith('r1', 1, 'variation')
  },
}

export const InTheViewer: Story = {
  args: { requests: [refined.variation, requests.delivered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open image 1 of 1, Oil painting' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByText('Variation of an earlier image · Oil painting · 1,024 × 1,024')).toBeVisible()
    await expect(within(viewer).getByRole('button', { name: /^Refine image 1 of 1/ })).toHaveTextContent('Refine')
  },
}

export const Sending: Story = {
  args: { requests: [refined.sending, requests.delivered] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    if (!first) throw new Error('There is no run')
    await expect(within(first).getByRole('status')).toHaveTextContent('Sending...')
    await expect(within(first).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Working: Story = { args: { requests: [refined.working, requests.delivered] } }

/** The refined images are next to their source. */
export const Delivered: Story = {
  args: { requests: [refined.moreLikeThis, refined.variation, requests.delivered] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Variation of an earlier image/)).toBeVisible()
    await expect(canvas.getByText(/^More like an earlier image/)).toBeVisible()
    await expect(canvas.getAllByRole('article').map((request) => request.getAttribute('aria-label'))).toEqual([
      `More like an image for: ${values.prompt}`,
      `Variation of an image for: ${values.prompt}`,
      `Images for: ${values.prompt}`,
    ])
    const [, again] = canvas.getAllByRole('button', { name: 'Run again · 1 token' })
    if (!again) throw new Error('There is no second refinement')
    await userEvent.click(again)
    await expect(args.onRunAgain).toHaveBeenCalledWith('v1')
  },
}

/** Requested in My projects: no token is spent before the person starts it here. */
export const ReadyToStart: Story = {
  args: { requests: [refined.ready] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/nothing is spent before you press Start/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start · 1 token' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(args.onStart).toHaveBeenCalledWith('v1')
    await userEvent.click(canvas.getByRole('button', { name: 'Put away' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('v1')
  },
}

export const NotEnoughTokens: Story = {
  args: { balance: 5, requests: [refined.notEnoughTokens, requests.delivered] },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('article')
    if (!first) throw new Error('There is no run')
    await expect(within(first).getByText(/This needs 1 token, and you have 0.5 tokens/)).toBeVisible()
    await userEvent.click(within(first).getByRole('button', { name: 'Buy tokens' }))
    await expect(args.onBuyTokens).toHaveBeenCalledOnce()
    await expect(args.onBuyTokens).toHaveBeenCalledWith(5)
    await expect(within(first).queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument()
  },
}

export const OfferedAgainAfterBuying: Story = {
  args: { requests: [refined.offered, requests.delivered] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start · 1 token' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(args.onStart).toHaveBeenCalledWith('v1')
  },
}

export const Refused: Story = {
  args: { requests: [refined.refused, requests.delivered] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This picture is not available any more')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again · 1 token' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(args.onStart).toHaveBeenCalledWith('v1')
  },
}

export const ServerUnreachable: Story = { args: { requests: [refined.unanswered, requests.delivered] } }

/** The engine no longer offers the image's size. */
export const SizeNotOffered: Story = {
  args: { options: { ...options, refinements: ['variation'], sizes: ['1536x1024'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Refine/ })).not.toBeInTheDocument()
  },
}

export const OneWayOnly: Story = {
  args: { options: { ...options, refinements: ['moreLikeThis'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await screen.findByRole('menu')
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'More like this · 1 token',
    ])
  },
}

/** Four rows of icons fit side by side. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { requests: [refined.variation, requests.delivered] },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('listitem')
    const row = canvas.getAllByRole('button', { name: /^Refine/ })[1]
    await expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(first?.getBoundingClientRect().right ?? 0)
  },
}
