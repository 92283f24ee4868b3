import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { typeAtOnce } from '../../testing/typeAtOnce.ts'
import { selectGuide } from './Select.guide.ts'
import { Select, type SelectProps } from './Select.tsx'

const countries = ['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland']
const options = countries.map((label, place) => ({ value: String(place + 1), label }))

const meta = {
  title: 'Controls/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: {
    name: 'country',
    label: 'Country',
    placeholder: 'Choose your country',
    options,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const opened = () => screen.findByRole('listbox')
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const focused = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Choose your country')
  },
}

export const Chosen: Story = { args: { defaultValue: '6' } }

export const Open: Story = {
  args: { defaultValue: '3' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    const list = await opened()
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(12 * 16 + 10)
    await expect(screen.getAllByRole('option')).toHaveLength(countries.length)
    await focused('Bulgaria')
    await expect(screen.getByRole('option', { name: 'Bulgaria' })).toHaveAttribute('data-state', 'checked')
  },
}

export const ChosenByPointer: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await opened()
    await userEvent.click(screen.getByRole('option', { name: 'Belgium' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2')
    await closed()
    await expect(trigger).toHaveTextContent('Belgium')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const FirstLetters: Story = {
  tags: ['R289'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Country' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await opened()
    await typeAtOnce('cz')
    await focused('Czechia')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('6')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Czechia')
  },
}

/** Only the start of a label matches: no option starts with "zechia", although Czechia contains it. */
export const OnlyTheStartCounts: Story = {
  tags: ['R289'],
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await opened()
    await focused('Austria')
    await typeAtOnce('zechia')
    // The arrow continues from the option that the letters found.
    await userEvent.keyboard('{ArrowDown}')
    await focused('Belgium')
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

/** Chooses without opening the list, as a native select does. */
export const FirstLettersWhileClosed: Story = {
  tags: ['R289'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    trigger.focus()
    await typeAtOnce('de')
    await expect(trigger).toHaveTextContent('Denmark')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** Labels of several words, and letters that a keyboard may not have. */
export const AccentsAndSpaces: Story = {
  args: {
    options: ['Åland Islands', 'Côte d’Ivoire', 'New Caledonia', 'New Zealand', 'Réunion', 'Romania'].map((label) => ({
      value: label,
      label,
    })),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
    await typeAtOnce('new z')
    await focused('New Zealand')
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.keyboard('{Enter}')
    await opened()
    await typeAtOnce('reu')
    await focused('Réunion')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Réunion')
  },
}

export const ByArrows: Story = {
  tags: ['!visual', 'R290'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
    await focused('Austria')
    await userEvent.keyboard('{End}')
    await focused('Finland')
    await userEvent.keyboard('{ArrowUp}')
    await focused('Estonia')
    await userEvent.keyboard('{Home}')
    await focused('Austria')
    await userEvent.keyboard('{ArrowDown}')
    await focused('Belgium')
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2')
    await closed()
  },
}

export const TwoHundredOptions: Story = {
  tags: ['R290'],
  args: {
    label: 'Town',
    options: Array.from({ length: 200 }, (_, place) => ({ value: String(place), label: `Town ${place + 1}` })),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    const list = await opened()
    const place = list.querySelector('[data-radix-select-viewport]') ?? list
    await expect(place.clientHeight).toBe(12 * 16)
    await expect(place.scrollHeight).toBeGreaterThan(12 * 16)
    await focused('Town 1')
    await userEvent.keyboard('{PageDown}')
    await focused('Town 4')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await focused('Town 10')
    const seen = list.getBoundingClientRect()
    const option = screen.getByRole('option', { name: 'Town 10' }).getBoundingClientRect()
    await expect(option.top >= seen.top && option.bottom <= seen.bottom).toBe(true)
    await userEvent.keyboard('{PageUp}')
    await focused('Town 7')
    await userEvent.keyboard('{End}')
    await focused('Town 200')
    await userEvent.keyboard('{PageDown}')
    await focused('Town 200')
    await typeAtOnce('town 123')
    await focused('Town 123')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('122')
    await closed()
  },
}

export const EscapeChangesNothing: Story = {
  tags: ['R290'],
  args: { defaultValue: '3' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await opened()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await closed()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(trigger).toHaveTextContent('Bulgaria')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** An optional choice can be cleared by the first option, Delete or Backspace. */
export const Clearable: Story = {
  args: { clearable: true, clearLabel: 'No country', optional: true, defaultValue: '3' },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const trigger = canvas.getByRole('combobox')
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('country')
    await expect(sent()).toBe('3')
    await userEvent.click(trigger)
    await opened()
    await userEvent.click(screen.getByRole('option', { name: 'No country' }))
    await closed()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(trigger).toHaveTextContent('Choose your country')
    await waitFor(() => expect(sent()).toBe(''))
    await typeAtOnce('fin')
    await expect(trigger).toHaveTextContent('Finland')
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(trigger).toHaveTextContent('Choose your country')
  },
}

/** A required choice cannot be cleared. */
export const NotClearable: Story = {
  args: { defaultValue: '3' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    trigger.focus()
    await userEvent.keyboard('{Delete}{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(trigger).toHaveTextContent('Bulgaria')
    trigger.blur()
  },
}

/** The browser fills the native select inside; the button follows. */
export const FilledInByTheBrowser: Story = {
  args: { autoComplete: 'country' },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const native = canvasElement.querySelector('select')
    await expect(native).toHaveAttribute('autocomplete', 'country')
    await userEvent.selectOptions(native ?? document.body, '7')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Denmark'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7')
  },
}

function Late(props: SelectProps) {
  const [arrived, setArrived] = useState<SelectProps['options']>([])
  useEffect(() => setArrived(props.options), [props.options])
  return (
    <form>
      <Select {...props} options={arrived} />
    </form>
  )
}

/** Options that load after the page: the earlier choice is kept and not reported as a change. */
export const OptionsArriveLate: Story = {
  tags: ['!visual'],
  args: { defaultValue: '6' },
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Czechia'))
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('country')).toBe('6')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const WithAnOptionOutOfUse: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.label === 'Belgium' })) },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await opened()
    await focused('Austria')
    await userEvent.keyboard('{ArrowDown}')
    await focused('Bulgaria')
  },
}

export const WithError: Story = {
  args: { error: 'Country is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Country is required')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'), { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const LongLabels: Story = {
  args: {
    options: [
      { value: '1', label: 'United Kingdom of Great Britain and Northern Ireland' },
      { value: '2', label: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu' },
    ],
    defaultValue: '1',
  },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await opened()
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** Label, chevron and tick change sides in right-to-left text. */
export const RightToLeft: Story = {
  args: {
    label: 'الدولة',
    placeholder: 'اختر دولتك',
    options: ['البحرين', 'الكويت', 'عُمان', 'قطر'].map((label) => ({ value: label, label })),
    defaultValue: 'قطر',
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await waitFor(() => expect(getComputedStyle(trigger).direction).toBe('rtl'))
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect()
    await expect(chevron?.left).toBeLessThan(trigger.getBoundingClientRect().left + 30)
    await userEvent.click(trigger)
    const list = await opened()
    await expect(getComputedStyle(list).direction).toBe('rtl')
  },
}
