import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { services } from '../fixtures/navigation.ts'
import { ServicesMenu } from './ServicesMenu.tsx'
import { CLOSE_DELAY_MS } from './useHoverMenu.ts'

const meta = {
  title: 'Overlays/ServicesMenu',
  component: ServicesMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'The Services entry of the header. Opens under a mouse and closes 200 ms after it has left; a tap or a key toggles; Escape closes (R100-R103). A disclosure of links, not a menu.',
      },
    },
  },
  args: { services },
  decorators: [(Story) => <div style={{ minHeight: 300, paddingInlineStart: 24 }}>{Story()}</div>],
} satisfies Meta<typeof ServicesMenu>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Services' })
const isOpen = (canvas: Canvas) => buttonOf(canvas).getAttribute('aria-expanded') === 'true'

export const Closed: Story = {}

export const UnderAMouse: Story = {
  play: async ({ canvas, step }) => {
    await step('The mouse comes: open', async () => {
      await userEvent.hover(buttonOf(canvas))
      await expect(canvas.getAllByRole('link')).toHaveLength(3)
    })
    await step('It leaves and is back in time: still open', async () => {
      await userEvent.unhover(buttonOf(canvas))
      await expect(isOpen(canvas)).toBe(true)
      await userEvent.hover(canvas.getByRole('link', { name: /Upscale/ }))
    })
    await step('It leaves for good: closed, but not before 200 ms', async () => {
      const left = performance.now()
      await userEvent.unhover(canvas.getByRole('link', { name: /Upscale/ }))
      await waitFor(() => expect(isOpen(canvas)).toBe(false), { interval: 10 })
      await expect(performance.now() - left).toBeGreaterThanOrEqual(CLOSE_DELAY_MS - 1)
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
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(buttonOf(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Generate image/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(isOpen(canvas)).toBe(false)
    await expect(buttonOf(canvas)).toHaveFocus()
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
