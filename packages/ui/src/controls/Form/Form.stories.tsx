import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { EmailField, TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'
import { textsOf } from './values.ts'

const fields = ['name', 'email'] as const

function Sample({ errors, busy, onSubmit }: Pick<FormProps, 'errors' | 'busy' | 'onSubmit'>) {
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
  parameters: {
    docs: {
      description: {
        component:
          'A native form of uncontrolled fields. New errors move the focus to the first field in error; what was typed stays; nothing is sent while busy.',
      },
    },
  },
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
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
