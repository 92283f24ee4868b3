import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { composeKey } from '../../testing/composeKey.ts'
import { PhoneField } from './PhoneField.tsx'

/** Keys that are typed before the country list loads. */
const meta = {
  title: 'Controls/PhoneField/Typing',
  component: PhoneField,
  tags: ['!autodocs', '!visual'],
  args: { name: 'phone', defaultCountry: 'DE', onChange: fn(), onUnsupported: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ready = (canvas: Canvas) => canvas.findByRole('button', { name: /Country code/ })
const number = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })

/** Keys before the list has the focus are used as its search, and Enter chooses the first country. */
export const TypedBeforeTheListStands: Story = {
  play: async ({ canvas, step }) => {
    const trigger = await ready(canvas)
    const keysOnTheButton = async (...keys: string[]) => {
      for (const key of keys) await fireEvent.keyDown(trigger, { key })
    }
    await step('A part of the name', async () => {
      await userEvent.click(trigger)
      await keysOnTheButton(' ', 'n', 'o', 'x', 'Backspace', 'r', 'w')
      await expect(await screen.findByRole('combobox')).toHaveValue('norw')
      await userEvent.keyboard('ay{Enter}')
      await waitFor(() => expect(number(canvas)).toHaveFocus())
      await expect(trigger).toHaveAccessibleName(/Norway/)
    })
    await step('All of it, with a space, or the code', async () => {
      for (const [keys, country] of [
        ['new z', /New Zealand/],
        ['49', /Germany/],
      ] as const) {
        trigger.focus()
        await keysOnTheButton('ArrowDown', ...keys, 'Enter')
        await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
        await expect(trigger).toHaveAccessibleName(country)
        await waitFor(() => expect(number(canvas)).toHaveFocus())
      }
    })
    await step('What no country is called chooses none', async () => {
      trigger.focus()
      await keysOnTheButton('ArrowDown', 'x', 'x', 'Enter')
      await expect(await screen.findByRole('combobox')).toHaveValue('xx')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(trigger).toHaveAccessibleName(/Germany/)
    })
  },
}

export const KeysOfAComposition: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await ready(canvas))
    const search = await screen.findByRole('combobox')
    await userEvent.type(search, 'ド')
    for (const key of ['Escape', 'Enter', 'Tab', 'ArrowDown']) {
      await step(`${key} belongs to the input method`, async () => {
        composeKey(search, key)
        await expect(screen.getByRole('listbox')).toBeVisible()
        await expect(search).toHaveValue('ド')
        await expect(search).toHaveFocus()
      })
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
