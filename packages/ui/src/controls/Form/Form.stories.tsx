import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx'
import { EmailField } from '../EmailField/EmailField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { formGuide } from './Form.guide.ts'
import { Form, type FormProps } from './Form.tsx'
import { isTicked, textsOf } from './values.ts'

const fields = ['name', 'email'] as const

type SampleProps = Pick<FormProps, 'errors' | 'busy' | 'onSubmit'>

function Sample({ errors, busy, onSubmit }: SampleProps) {
  const [shown, setShown] = useState<FormProps['errors']>()
  return (
    <Form
      errors={shown}
      busy={busy}
      onSubmit={(data) => {
        onSubmit(data)
        setShown({ ...errors })
      }}
    >
      <Stack style={{ maxWidth: 380 }}>
        <TextField name="name" label="Name" error={shown?.name} />
        <EmailField name="email" label="Email" error={shown?.email} />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send
        </Button>
      </Stack>
    </Form>
  )
}

const meta = {
  title: 'Controls/Form',
  component: Form,
  parameters: { guide: formGuide },
  args: { onSubmit: fn(), children: null },
  render: ({ errors, busy, onSubmit }) => <Sample errors={errors} busy={busy} onSubmit={onSubmit} />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const SendsWhatItHolds: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}')
    const data = mocked(args.onSubmit).mock.calls[0]?.[0]
    await expect(textsOf(data, fields)).toEqual({ name: 'Ada', email: 'ada@example.com' })
  },
}

export const ErrorsTakeTheFocus: Story = {
  args: { errors: { email: 'Please enter a valid email address' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@')
  },
}

export const BusySendsNothing: Story = {
  tags: ['R224'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Two quick presses, before any response. */
export const DoubleClickSendsOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const HeldEnterSendsOnce: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText('Name')
    name.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    // A held key repeats its event; the default is prevented, so that the form is sent once.
    await expect(await fireEvent.keyDown(name, { key: 'Enter', repeat: true })).toBe(false)
    await expect(await fireEvent.keyDown(name, { key: 'Enter' })).toBe(true)
  },
}

const everyError = {
  country: 'Country is required',
  password: 'Password is required',
  factor: 'Choose a factor of 2x or 4x.',
  message: 'Please write what you need.',
  terms: 'Please accept the terms and privacy policy',
} as const

/** Every kind of field, for autofill and for errors. */
function EveryField({ errors, busy, onSubmit }: SampleProps) {
  return (
    <Form errors={errors} busy={busy} onSubmit={onSubmit}>
      <Stack style={{ maxWidth: 420 }}>
        <TextField name="name" label="Name" autoComplete="name" disabled={busy} />
        <EmailField name="email" label="Email" disabled={busy} />
        <Select
          name="country"
          label="Country"
          autoComplete="country"
          options={[
            { value: '1', label: 'Austria' },
            { value: '2', label: 'Belgium' },
          ]}
          error={errors?.country}
          disabled={busy}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errors?.password}
          disabled={busy}
        />
        <ChoiceGroup
          name="factor"
          label="Factor"
          options={[
            { value: '2', label: '2x' },
            { value: '4', label: '4x' },
          ]}
          error={errors?.factor}
          disabled={busy}
        />
        <TextArea name="message" label="Message" limit={500} error={errors?.message} disabled={busy} />
        <Checkbox name="terms" label="I accept the terms" error={errors?.terms} disabled={busy} />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send
        </Button>
      </Stack>
    </Form>
  )
}

export const EveryKindOfField: Story = {
  args: { errors: everyError },
  render: (args) => <EveryField {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus())
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a factor of 2x or 4x.')
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms and privacy policy')
  },
}

export const Busy: Story = { args: { busy: true }, render: (args) => <EveryField {...args} /> }

/** A password manager fills all fields at once. */
export const FilledInByTheBrowser: Story = {
  render: (args) => <EveryField {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await Promise.all([
      fireEvent.input(canvas.getByLabelText('Name'), { target: { value: 'Ada Lovelace' } }),
      fireEvent.input(canvas.getByLabelText('Email'), { target: { value: 'ada@example.com' } }),
      fireEvent.input(canvas.getByLabelText('Password'), { target: { value: 'Minted1' } }),
      fireEvent.change(canvasElement.querySelector('select') ?? document.body, { target: { value: '2' } }),
    ])
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Belgium'))
    await userEvent.click(canvas.getByText('4x'))
    await userEvent.click(canvas.getByText('I accept the terms'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const data = mocked(args.onSubmit).mock.calls[0]?.[0] ?? new FormData()
    await expect(textsOf(data, ['name', 'email', 'country', 'password', 'factor', 'message'])).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      country: '2',
      password: 'Minted1',
      factor: '4',
      message: '',
    })
    await expect(isTicked(data, 'terms')).toBe(true)
  },
}
