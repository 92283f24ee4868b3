import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  parameters: {
    docs: {
      description: {
        component:
          'A phone number with its country code. Gives display, international (E.164) and national forms, the country, and whether it is valid (R150). The parser and the list load when wanted.',
      },
    },
  },
  args: { name: 'phone', defaultCountry: 'DE', onChange: fn(), onUnsupported: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const ready = (canvas: Canvas) => canvas.findByRole('button', { name: /Country code/ })
const hidden = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await ready(canvas)).toHaveAccessibleName(/Country code: Germany .*\+49/)
    await expect(hidden(canvasElement, 'phone')).toBe('')
    await expect(hidden(canvasElement, 'phone.valid')).toBe('false')
  },
}

export const National: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await ready(canvas)
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(input, '015123456789')
    await waitFor(() => expect(hidden(canvasElement, 'phone')).toBe('+4915123456789'))
    await expect(hidden(canvasElement, 'phone.valid')).toBe('true')
    await expect(hidden(canvasElement, 'phone.country')).toBe('DE')
    await expect(hidden(canvasElement, 'phone.national')).toBe('15123456789')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ international: '+4915123456789', valid: true }),
      ),
    )
  },
}

/** Typed with a plus: the country follows, and the field settles on the national form. */
export const International: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(input, '+442079460958')
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Country code: United Kingdom .*\+44/)
    await waitFor(() => expect(hidden(canvasElement, 'phone.valid')).toBe('true'))
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('020 7946 0958'))
    await expect(hidden(canvasElement, 'phone')).toBe('+442079460958')
  },
}

export const FromTheProfile: Story = {
  args: { defaultValue: '+351912345678' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('912 345 678'))
    await expect(hidden(canvasElement, 'phone')).toBe('+351912345678')
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Country code: Portugal .*\+351/)
  },
}

export const SearchingACountry: Story = {
  play: async ({ canvas, step }) => {
    const trigger = await ready(canvas)
    await step('Open the list: it starts at the chosen country', async () => {
      await userEvent.click(trigger)
      await expect(await screen.findByRole('combobox')).toHaveFocus()
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Germany')
    })
    await step('Search; the list follows once typing pauses', async () => {
      await userEvent.keyboard('port')
      await expect(screen.getByRole('option', { name: /Albania/ })).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('option', { name: /Albania/ })).toBeNull(), { timeout: 2000 })
      await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Portugal')
    })
    await step('Enter takes the first, and the number is next', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus())
      await expect(trigger).toHaveAccessibleName(/Country code: Portugal .*\+351/)
    })
  },
}

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const trigger = await ready(canvas)
    await userEvent.click(trigger)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const NoSuchCountry: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.type(await screen.findByRole('combobox'), 'atlantis')
    await waitFor(() => expect(screen.getByText('No country matches “atlantis”.')).toBeVisible(), { timeout: 2000 })
  },
}

export const UnsupportedCountry: Story = {
  args: { countries: ['DE', 'AT', 'CH'] },
  play: async ({ args, canvas }) => {
    await ready(canvas)
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(input, '+3')
    await expect(input).toHaveValue('')
    await expect(input).toHaveAccessibleDescription('This country is not supported')
    await expect(args.onUnsupported).toHaveBeenCalledOnce()
  },
}

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await ready(canvas)
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    await userEvent.type(input, '0123456789012345678901234567890')
    await expect(input.value.length).toBeLessThanOrEqual(25)
  },
}

export const WithError: Story = { args: { error: 'Please enter a valid phone number', optional: true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '+4915123456789' } }
