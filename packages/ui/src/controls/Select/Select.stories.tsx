import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Select } from './Select.tsx'

const countries = ['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland']

const meta = {
  title: 'Controls/Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          'One of many. First letters, arrows, Home and End move in the list; the list is 12rem high at most and scrolls (R289-R291).',
      },
    },
  },
  args: {
    name: 'country',
    label: 'Country',
    placeholder: 'Choose your country',
    options: countries.map((label, place) => ({ value: String(place + 1), label })),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 300 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const Chosen: Story = { args: { defaultValue: '6' } }

export const Open: Story = {
  // While the list is open Radix hides the rest from assistive technology and holds the focus, which axe only
  // recognises for dialogs.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    const list = await screen.findByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(12 * 16 + 10)
    await expect(screen.getAllByRole('option')).toHaveLength(countries.length)
  },
}

export const FirstLetters: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Country' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('cz')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Czechia' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Czechia')
  },
}

export const ByArrows: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('8')
  },
}

export const EscapeChangesNothing: Story = {
  args: { defaultValue: '3' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(trigger).toHaveTextContent('Bulgaria')
  },
}

export const WithError: Story = {
  args: { error: 'Country is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Country is required')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '1' } }
