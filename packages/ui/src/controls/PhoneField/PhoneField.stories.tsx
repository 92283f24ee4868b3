import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { withHeldClock } from '../../testing/withHeldClock.ts'
import { at, compose, fillIn } from '../CardFields/edits.ts'
import { hidden, norwegianNumber, number, ready, sharedDialCodes } from './PhoneField.fixtures.ts'
import { phoneFieldGuide } from './PhoneField.guide.ts'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  parameters: { guide: phoneFieldGuide },
  args: { name: 'phone', defaultCountry: 'DE', onChange: fn(), onUnsupported: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380, minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

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
    await userEvent.type(number(canvas), '015123456789')
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

/** Typed with a plus: sets the country, and shows the national form. */
export const International: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    await userEvent.type(number(canvas), '+442079460958')
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Country code: United Kingdom .*\+44/)
    await waitFor(() => expect(hidden(canvasElement, 'phone.valid')).toBe('true'))
    await userEvent.tab()
    await waitFor(() => expect(number(canvas)).toHaveValue('020 7946 0958'))
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
      await waitFor(() => expect(screen.queryByRole('option', { name: /Albania/ })).toBeNull())
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
    await waitFor(() => expect(screen.getByText('No country matches “atlantis”.')).toBeVisible())
  },
}

export const UnsupportedCountry: Story = {
  tags: ['R286'],
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

/** Any format sets the same country and number. */
export const PastedInAnyForm: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const input = number(canvas)
    for (const text of norwegianNumber) {
      await userEvent.clear(input)
      await expect(hidden(canvasElement, 'phone')).toBe('')
      await userEvent.paste(text)
      await waitFor(() => expect(hidden(canvasElement, 'phone')).toBe('+4722225555'))
      await expect(input).toHaveValue('+47 22 22 55 55')
      await expect(hidden(canvasElement, 'phone.country')).toBe('NO')
      await expect(hidden(canvasElement, 'phone.national')).toBe('22225555')
      await expect(hidden(canvasElement, 'phone.valid')).toBe('true')
    }
  },
}

/** Pasted over a part of a national number, or autofilled with the focus elsewhere. */
export const PastedAndFilledIn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const input = number(canvas)
    await userEvent.type(input, '0151')
    await userEvent.paste('２３４５ ６７８９')
    await waitFor(() => expect(hidden(canvasElement, 'phone')).toBe('+4915123456789'))
    await userEvent.paste('no number at all 👍')
    await expect(hidden(canvasElement, 'phone')).toBe('+4915123456789')
    await userEvent.tab()
    fillIn(input, '+442079460958')
    await waitFor(() => expect(hidden(canvasElement, 'phone.valid')).toBe('true'))
    await expect(hidden(canvasElement, 'phone')).toBe('+442079460958')
    await expect(hidden(canvasElement, 'phone.country')).toBe('GB')
  },
}

export const Composed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    number(canvas).focus()
    compose(number(canvas), '０１５１２３')
    await waitFor(() => expect(hidden(canvasElement, 'phone.display')).toMatch(/^0151 ?23$/))
  },
}

/** The area code decides among countries with one dial code. */
export const AreaCodes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    for (const [text, iso2] of sharedDialCodes) {
      await userEvent.clear(number(canvas))
      await userEvent.type(number(canvas), text)
      await expect(hidden(canvasElement, 'phone.country')).toBe(iso2)
    }
  },
}

export const Emptied: Story = {
  args: { defaultValue: '+4915123456789' },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(number(canvas)).toHaveValue('01512 3456789'))
    await userEvent.clear(number(canvas))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      display: '',
      international: '',
      country: 'DE',
      nationalNumber: '',
      valid: false,
    })
    await expect(hidden(canvasElement, 'phone')).toBe('')
  },
}

/** The caret stays behind a typed digit or before a deleted one; a stray sign does not move it. */
export const EditedInTheMiddle: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await ready(canvas)
    const input = number(canvas)
    await userEvent.type(input, '015123456789')
    await waitFor(() => expect(input).toHaveValue('01512 3456789'))
    await userEvent.type(input, '{Backspace}', at(3))
    await expect(input).toHaveValue('0112 3456789')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('01512 3456789')
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('x+')
    await expect(input).toHaveValue('01512 3456789')
    await expect(input.selectionStart).toBe(3)
  },
}

/** Another country keeps the number. */
export const CountryChangedAfterTyping: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await ready(canvas))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await ready(canvas)).toHaveFocus())
    await userEvent.type(number(canvas), '+43 660 1234567')
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('combobox'), 'DE{Enter}')
    await waitFor(() => expect(number(canvas)).toHaveFocus())
    await expect(hidden(canvasElement, 'phone.country')).toBe('DE')
    await expect(hidden(canvasElement, 'phone')).toBe('+496601234567')
  },
}

/** At most 12rem high, scrolled to the chosen country. */
export const ListOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    const list = await screen.findByRole('listbox')
    await expect([list.offsetHeight, list.scrollHeight > 192]).toEqual([192, true])
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
  },
}

export const KeysInTheList: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const trigger = await ready(canvas)
    const marked = () =>
      document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    await step('An arrow opens it at the chosen country', async () => {
      trigger.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(await screen.findByRole('combobox')).toHaveFocus()
      await expect(marked()).toHaveTextContent('Germany')
    })
    await step('Arrows, Page keys, Home and End', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(marked()).toHaveTextContent('Ghana')
      await userEvent.keyboard('{ArrowUp}{PageDown}{PageUp}')
      await expect(marked()).toHaveTextContent('Germany')
      await userEvent.keyboard('{Home}')
      await expect(marked()).toHaveTextContent('Afghanistan')
      await userEvent.keyboard('{ArrowUp}')
      await expect(marked()).toHaveTextContent('Afghanistan')
      await userEvent.keyboard('{End}')
      await expect(marked()).toHaveTextContent('Zimbabwe')
    })
    await step('Tab and Escape close it and give the focus back', async () => {
      await userEvent.keyboard('{Tab}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('combobox')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(screen.queryByRole('listbox')).toBeNull()
    })
    await step('A letter opens it at what begins with the letter', async () => {
      await userEvent.keyboard('p')
      await expect(await screen.findByRole('combobox')).toHaveValue('p')
      await expect(marked()).toHaveTextContent('Pakistan')
      await userEvent.keyboard('or{Enter}')
      await waitFor(() => expect(number(canvas)).toHaveFocus())
      await expect(trigger).toHaveAccessibleName(/Portugal/)
    })
  },
}

export const SearchWaitsForAPause: Story = {
  tags: ['R288'],
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    const search = await screen.findByRole('combobox')
    const lists: string[] = []
    const observer = new MutationObserver(() => lists.push(screen.getByRole('listbox').textContent ?? ''))
    observer.observe(screen.getByRole('listbox'), { childList: true })
    await withHeldClock(async (clock) => {
      for (const letter of 'port') {
        await userEvent.type(search, letter)
        await clock.pass(499)
        await expect(lists).toHaveLength(0)
      }
      await clock.pass(1)
    })
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Portugal'))
    observer.disconnect()
    await expect(lists).toHaveLength(1)
  },
}

/** Refused and cleared every time; the message appears at most once in 500 ms (R286). */
export const UnsupportedAgainAndAgain: Story = {
  args: { countries: ['DE', 'AT', 'CH'] },
  play: async ({ args, canvas }) => {
    await ready(canvas)
    const refused = mocked(args.onUnsupported)?.mock.calls ?? []
    await withHeldClock(async (clock) => {
      const refuse = async (text: string) => {
        fillIn(number(canvas), text)
        await waitFor(() => expect(number(canvas)).toHaveValue(''))
      }
      await refuse('+4722225555')
      await refuse('0047 22225555')
      await clock.pass(499)
      await refuse('+12125550100')
      await expect(refused).toHaveLength(1)
      await clock.pass(1)
      await refuse('+33612345678')
      await expect(refused).toHaveLength(2)
      await clock.pass(499)
      await refuse('+4722225555')
      await expect(refused).toHaveLength(2)
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('This country is not supported')
    fillIn(number(canvas), '+4366012345678')
    await waitFor(() => expect(number(canvas)).toBeValid())
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Austria/)
  },
}

/** With a shared dial code, the area code of an unsupported country rejects the number. */
export const UnsupportedByItsAreaCode: Story = {
  args: { countries: ['US'], defaultCountry: 'US' },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.type(number(canvas), '+1876')
    await expect(number(canvas)).toHaveValue('')
    await expect(number(canvas)).toHaveAccessibleDescription('This country is not supported')
  },
}

export const UnsupportedFromTheProfile: Story = {
  args: { countries: ['DE', 'AT'], defaultValue: '+351912345678' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(number(canvas)).toHaveAccessibleDescription('This country is not supported'))
    await expect(number(canvas)).toHaveValue('')
    await expect(hidden(canvasElement, 'phone')).toBe('')
  },
}

/** The default country is not supported: none is chosen at first. */
export const DefaultNotSupported: Story = {
  args: { countries: ['FR', 'IT'], defaultCountry: 'US' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Choose a country code/ })).toBeEnabled())
    await expect(hidden(canvasElement, 'phone.country')).toBe('')
  },
}

export const TooLong: Story = {
  tags: ['R287'],
  play: async ({ canvas }) => {
    await ready(canvas)
    const input = number(canvas)
    input.focus()
    await userEvent.paste('5'.repeat(60))
    await expect(input.value).toHaveLength(25)
    await userEvent.clear(input)
    await userEvent.type(input, '0123456789012345678901234567890')
    await expect(input.value.length).toBeLessThanOrEqual(25)
    await expect(input).toHaveAttribute('maxlength', '25')
  },
}

export const WithError: Story = { args: { error: 'Please enter a valid phone number', optional: true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '+4915123456789' } }

export const LongLabel: Story = {
  args: { label: 'Telefonnummer, unter der wir Sie bei Rückfragen zur Rechnungsanschrift erreichen' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
}

/** Dial code and number are always left to right; the country is at the start of the line. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '+4915123456789' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(number(canvas)).toHaveValue('01512 3456789'))
    await expect(getComputedStyle(number(canvas)).direction).toBe('ltr')
    const country = canvas.getByRole('button').getBoundingClientRect()
    await expect(country.left).toBeGreaterThan(number(canvas).getBoundingClientRect().left)
  },
}
