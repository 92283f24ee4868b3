import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { withHeldClock } from '../../testing/withHeldClock.ts'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { services } from '../fixtures/navigation.ts'
import { servicesMenuGuide } from './ServicesMenu.guide.ts'
import { ServicesMenu } from './ServicesMenu.tsx'

const meta = {
  title: 'Overlays/ServicesMenu',
  component: ServicesMenu,
  parameters: { guide: servicesMenuGuide, docs: { story: { inline: false, height: '320px' } } },
  args: { services },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300, paddingInlineStart: 12 }}>
        {Story()}
        <Button variant="ghost" tone="neutral">
          Pricing
        </Button>
      </div>
    ),
  ],
} satisfies Meta<typeof ServicesMenu>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Services' })
const isOpen = (canvas: Canvas) => buttonOf(canvas).getAttribute('aria-expanded') === 'true'

export const Closed: Story = {}

export const UnderAMouse: Story = {
  tags: ['!visual', 'R100', 'R101', 'R103'],
  play: async ({ canvas, step }) => {
    await step('The mouse comes: open', async () => {
      await userEvent.hover(buttonOf(canvas))
      await expect(canvas.getAllByRole('link')).toHaveLength(3)
    })
    await step('It leaves and is back within 200 ms: still open', () =>
      withHeldClock(async (clock) => {
        await userEvent.unhover(buttonOf(canvas))
        await clock.pass(199)
        await expect(isOpen(canvas)).toBe(true)
        await userEvent.hover(canvas.getByRole('link', { name: /Upscale/ }))
        await clock.pass(1_000)
        await expect(isOpen(canvas)).toBe(true)
      }),
    )
    await step('It leaves for good: closed after 200 ms, and not before', () =>
      withHeldClock(async (clock) => {
        await userEvent.unhover(canvas.getByRole('link', { name: /Upscale/ }))
        await clock.pass(199)
        await expect(isOpen(canvas)).toBe(true)
        await clock.pass(1)
        await expect(isOpen(canvas)).toBe(false)
      }),
    )
    await step('A click under the mouse leaves it open; Escape closes it though the focus is elsewhere', async () => {
      await userEvent.hover(buttonOf(canvas))
      fireEvent.pointerDown(buttonOf(canvas), { pointerType: 'mouse' })
      fireEvent.click(buttonOf(canvas))
      await expect(isOpen(canvas)).toBe(true)
      buttonOf(canvas).blur()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(isOpen(canvas)).toBe(false))
      await expect(buttonOf(canvas)).not.toHaveFocus()
      await userEvent.unhover(buttonOf(canvas))
    })
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    buttonOf(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Generate image/ })).toBeVisible())
  },
}

export const ByTaps: Story = {
  tags: ['!visual', 'R102'],
  play: async ({ canvas }) => {
    const tap = async () => {
      fireEvent.pointerDown(buttonOf(canvas), { pointerType: 'touch' })
      fireEvent.click(buttonOf(canvas))
    }
    await tap()
    await expect(isOpen(canvas)).toBe(true)
    await tap()
    await expect(isOpen(canvas)).toBe(false)
    await tap()
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    await waitFor(() => expect(isOpen(canvas)).toBe(false))
  },
}

export const ByKeys: Story = {
  tags: ['R103'],
  play: async ({ canvas, step }) => {
    await userEvent.tab()
    await expect(buttonOf(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Generate image/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(isOpen(canvas)).toBe(false)
    await expect(buttonOf(canvas)).toHaveFocus()
    await step('Arrow Down opens at the first link; arrows, Home and End go round', async () => {
      const link = (name: RegExp) => canvas.getByRole('link', { name })
      await userEvent.keyboard('{ArrowDown}')
      await expect(link(/Generate image/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(link(/Remove background/)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(link(/Upscale image/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(link(/Generate image/)).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(link(/Upscale image/)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(link(/Generate image/)).toHaveFocus()
    })
    await step('Tab behind the last link closes', async () => {
      await userEvent.keyboard('{End}')
      await userEvent.tab()
      await waitFor(() => expect(isOpen(canvas)).toBe(false))
    })
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    services: services.map((service) => ({
      ...service,
      label: 'Bildhintergrundentfernungsdienstleistung',
      detail: 'Entfernt den Hintergrund jeder beliebigen Fotografie und liefert eine saubere PNG-Datei',
    })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dienstleistungen' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    buttonOf(canvas).focus()
    await userEvent.keyboard('{Enter}')
    const [link] = canvas.getAllByRole('link')
    await expect(link?.getBoundingClientRect().right).toBeGreaterThan(
      buttonOf(canvas).getBoundingClientRect().right - 20,
    )
    await expect(link?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const OnAServicePage: Story = {
  args: { current: '/upscale-image' },
  play: async ({ canvas }) => {
    buttonOf(canvas).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Upscale image')
  },
}
