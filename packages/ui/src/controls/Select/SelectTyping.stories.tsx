import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withHeldClock } from '../../testing/withHeldClock.ts'
import { Select, type SelectProps } from './Select.tsx'

const countries = ['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland']
const options = countries.map((label, place) => ({ value: String(place + 1), label }))

/** Keys that are faster than the page or the loading of options. */
const meta = {
  title: 'Controls/Select/Typing',
  component: Select,
  tags: ['!autodocs', '!visual'],
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
/** Types keys without timers in between, as on a busy page. */
async function keysAtOnce(...keys: string[]) {
  for (const key of keys) await fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

/** Enter chooses the option of the letters before it, even before a render. */
export const TypedAndConfirmedAtOnce: Story = {
  tags: ['R289'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await opened()
    await focused('Austria')
    await keysAtOnce('c', 'z', 'e', 'Enter')
    await closed()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('6')
    await expect(trigger).toHaveTextContent('Czechia')
    await userEvent.click(trigger)
    await focused('Czechia')
    await keysAtOnce('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
    await closed()
    await expect(trigger).toHaveTextContent('Estonia')
  },
}

/** The list opens a moment later. Earlier letters belong to the same search as later ones. */
export const TypedBeforeTheListStands: Story = {
  tags: ['R289'],
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('combobox')
    const open = () => fireEvent.pointerDown(trigger, { button: 0, pointerType: 'mouse' })
    await step('The whole word', async () => {
      trigger.focus()
      await open()
      await expect(trigger).toHaveFocus()
      await keysAtOnce('d', 'e', 'Enter')
      await closed()
      await expect(args.onValueChange).toHaveBeenCalledOnce()
      await expect(args.onValueChange).toHaveBeenCalledWith('7')
      await expect(trigger).toHaveTextContent('Denmark')
    })
    await step('A part of it', async () => {
      await waitFor(() => expect(trigger).toHaveFocus())
      await open()
      await expect(trigger).toHaveFocus()
      await keysAtOnce('c')
      await focused('Croatia')
      await keysAtOnce('z')
      await focused('Czechia')
      await userEvent.keyboard('{Escape}')
      await closed()
      await expect(args.onValueChange).toHaveBeenCalledOnce()
      await expect(trigger).toHaveTextContent('Denmark')
    })
  },
}

/** A second between two presses starts another word, even if a busy page receives both events together. */
export const SlowLettersAndLateOnes: Story = {
  play: async ({ canvas }) => {
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.activeElement?.dispatchEvent(event)
    }
    await userEvent.click(canvas.getByRole('combobox'))
    await focused('Austria')
    await withHeldClock(async (clock) => {
      press('c', 10_000)
      await clock.pass(3_000)
      press('y', 10_200)
    })
    await focused('Cyprus')
    press('b', 11_200)
    await focused('Belgium')
    press('u', 12_199)
    await focused('Bulgaria')
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

function Awaited({ options: all, ...props }: SelectProps) {
  const [arrived, setArrived] = useState(false)
  return (
    <>
      <Select {...props} options={arrived ? all : []} />
      <button type="button" hidden onClick={() => setArrived(true)}>
        Let the options arrive
      </button>
    </>
  )
}

/** Keys before the options load choose nothing in between, and then the typed option. */
export const TypedBeforeTheOptionsArrive: Story = {
  args: { clearable: true, defaultValue: '3' },
  render: (args) => <Awaited {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await opened()
    await focused('No choice')
    await keysAtOnce('f', 'i', 'Enter')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.click(canvas.getByText('Let the options arrive'))
    await focused('Finland')
    await keysAtOnce('Enter')
    await closed()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('9')
    await expect(trigger).toHaveTextContent('Finland')
  },
}
