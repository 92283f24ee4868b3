import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../fixtures/narrow.ts'
import { currencyMenuGuide } from './CurrencyMenu.guide.ts'
import { CurrencyMenu, type CurrencyMenuProps } from './CurrencyMenu.tsx'

function Held({ value: start, onChange, ...rest }: CurrencyMenuProps) {
  const [value, setValue] = useState(start)
  const change = (code: string) => {
    setValue(code)
    onChange(code)
  }
  return <CurrencyMenu {...rest} value={value} onChange={change} />
}

const meta = {
  title: 'Overlays/CurrencyMenu',
  component: CurrencyMenu,
  parameters: { guide: currencyMenuGuide, docs: { story: { inline: false, height: '260px' } } },
  args: {
    value: 'EUR',
    options: ['EUR', 'USD', 'GBP', 'JPY'].map((code) => ({ value: code, label: code })),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 240, paddingInlineStart: 120 }}>{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CurrencyMenu>

export default meta
type Story = StoryObj<typeof meta>

const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitemradio', { name })).toHaveFocus())

export const Four: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Currency: EUR' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'EUR' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'JPY' }))
    await expect(args.onChange).toHaveBeenCalledWith('JPY')
    const button = await canvas.findByRole('button', { name: 'Currency: JPY' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('menu', { name: 'Currency:' })
  },
}

export const ByKeys: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await step('Arrows, Home, End and letters move; Escape and Tab choose nothing', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await focused('JPY')
      await userEvent.keyboard('{Home}')
      await focused('EUR')
      await userEvent.keyboard('g')
      await focused('GBP')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await focused('EUR')
      await userEvent.keyboard('{End}{Tab}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Enter chooses', async () => {
      await waitFor(() => expect(button).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await focused('EUR')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenCalledOnce()
      await expect(args.onChange).toHaveBeenCalledWith('USD')
    })
  },
}

/** As on the site: the sign comes first, and letters find the code. */
export const WithSymbols: Story = {
  args: {
    options: [
      { value: 'EUR', label: '€ EUR' },
      { value: 'USD', label: '$ USD' },
      { value: 'GBP', label: '£ GBP' },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await focused('€ EUR')
    await userEvent.keyboard('u')
    await focused('$ USD')
  },
}

/** The server's list is longer than the visible list. */
export const Thirty: Story = {
  tags: ['R291'],
  args: {
    value: 'USD',
    options:
      'AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD'
        .split(' ')
        .map((code) => ({ value: code, label: code })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(menu.offsetHeight).toBe(12 * 16)
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
  },
}

/** At the edge of the narrowest window the list opens inwards. */
export const OnAPhone: Story = {
  ...narrow,
  decorators: [(Story) => <div style={{ display: 'grid', justifyItems: 'end' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const OnlyOne: Story = {
  tags: ['!visual'],
  args: { options: [{ value: 'EUR', label: 'EUR' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
