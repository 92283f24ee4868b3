import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
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
const isOpen = (canvas: Canvas) => canvas.queryAllByRole('link').length > 0

export const Closed: Story = {}

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
