import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { inAccount } from '../fixtures/frames.tsx'
import { ada, avatarUrl, countries, longNamed, newcomer } from './Profile.fixtures.ts'
import { Profile } from './Profile.tsx'

const onSubmit = fn()
const onResend = fn()
const onPick = fn()
const onDismiss = fn()

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  decorators: [inAccount('profile')],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const spy of [onSubmit, onResend, onPick, onDismiss]) spy.mockClear()
  },
  args: {
    status: 'ready',
    profile: ada,
    countries,
    verification: { status: 'verified' },
    firstImage: null,
    avatar: { busy: false, error: null, onPick },
    errors: {},
    formError: null,
    busy: false,
    saved: false,
    onSubmit,
    currency: {
      options: [
        { value: 'EUR', label: 'EUR €' },
        { value: 'USD', label: 'USD $' },
      ],
      value: 'EUR',
      onChange: fn(),
    },
    language: { options: [{ value: '1', label: 'English' }], value: '1', onChange: fn() },
    hrefs: { pricing: '#pricing' },
  },
} satisfies Meta<typeof Profile>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['state:updateProfile.editing.filling', 'R143', 'R144'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Member since Nov 20, 2026')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    const city = canvas.getByLabelText('City')
    await userEvent.clear(city)
    await userEvent.type(city, 'Cork')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Ada',
        surname: 'Coyne',
        countryId: 105,
        city: 'Cork',
        address: '4 Foundry Lane',
        postCode: 'D08 X2Y4',
      }),
    )
  },
}

/** An optional country can be cleared. */
export const CountryTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    country.focus()
    await userEvent.keyboard('{Delete}')
    await expect(country).toHaveTextContent('Choose a country')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ countryId: null }))
  },
}

export const Newcomer: Story = {
  tags: ['state:verificationMail.editing.filling'],
  args: {
    profile: newcomer,
    verification: { status: 'unverified', resend: 'idle', error: null, onResend },
    firstImage: { balance: 100, isFree: true, price: 10, href: '#example', onDismiss },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(onResend).toHaveBeenCalledOnce()
  },
}

/** The pressed button disappears with its panel, and the focus moves to the next element. */
export const FirstImagePutAway: Story = {
  args: Newcomer.args ?? {},
  render: function Stateful(args) {
    const [isAway, putAway] = useState(false)
    return args.status === 'ready' ? (
      <Profile
        {...args}
        firstImage={isAway || args.firstImage === null ? null : { ...args.firstImage, onDismiss: () => putAway(true) }}
      />
    ) : (
      <Profile {...args} />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByRole('region', { name: 'Make your first picture' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Ada Coyne' })).toHaveFocus()
  },
}

export const NotVerified: Story = {
  args: { verification: { status: 'unverified', resend: 'idle', error: null, onResend } },
}

export const LinkSentAgain: Story = {
  tags: ['state:verificationMail.sent'],
  args: { verification: { status: 'unverified', resend: 'sent', error: null, onResend } },
}

export const SendingLink: Story = {
  tags: ['state:verificationMail.submitting'],
  args: { verification: { status: 'unverified', resend: 'sending', error: null, onResend } },
}

export const LinkNotSent: Story = {
  tags: ['state:verificationMail.editing.refused'],
  args: {
    verification: {
      status: 'unverified',
      resend: 'idle',
      error: 'Too many requests. Please wait a moment.',
      onResend,
    },
  },
}

export const WithImage: Story = {
  tags: ['state:avatar.editing.filling', 'state:avatar.editing.saved'],
  args: { profile: { ...ada, avatarUrl } },
}

export const UploadingImage: Story = {
  tags: ['state:avatar.submitting'],
  args: { avatar: { busy: true, error: null, onPick } },
}

/** The server refuses an image that passed the checks here. */
export const ImageRefused: Story = {
  tags: ['state:avatar.editing.refused'],
  args: { avatar: { busy: false, error: 'This file could not be read as a picture.', onPick } },
}

/** The upload failed; nothing is wrong with the image. */
export const ImageNotSaved: Story = {
  parameters: { says: ['account.profile.imageNotSaved'] },
  args: { avatar: { busy: false, error: 'Your picture was not saved. Please try again.', onPick } },
}

export const ImageTooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    await expect(input).not.toBeNull()
    if (input)
      await userEvent.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('up to 2 MB')
    await expect(onPick).not.toHaveBeenCalled()
  },
}

export const NameMissing: Story = {
  args: { errors: { name: 'Name is required' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
  },
}

export const Saving: Story = {
  tags: ['state:updateProfile.submitting'],
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  },
}

export const Saved: Story = { tags: ['state:updateProfile.editing.saved'], args: { saved: true } }

export const NotSaved: Story = {
  tags: ['state:updateProfile.editing.refused'],
  args: { formError: 'Network error. Please check your connection.' },
}

export const LongNameAndEmail: Story = { args: { profile: longNamed } }

/** Wider than a window of 320 px, so the word breaks. */
export const NameOfOneLongWord: Story = {
  tags: ['!visual'],
  args: { profile: { ...ada, name: '', surname: 'PapadimitrakopoulouKonstantinidou' } },
}

export const OneCurrencyAndLanguage: Story = {
  args: { currency: { options: [{ value: 'EUR', label: 'EUR €' }], value: 'EUR', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Preferences')).toBeNull()
  },
}

export const Loading: Story = { args: { status: 'loading' } }

export const LoadingFailed: Story = {
  tags: ['state:auth.session.signedIn.profileFailed'],
  args: { status: 'error', onRetry: fn() },
}

export const SignedIn: Story = { ...withToast('success', authTexts, 'auth.welcomeBack') }

export const NotSavedForNoReasonGiven: Story = {
  parameters: { says: ['account.profile.saveFailed'] },
  args: { formError: 'Your changes could not be saved. Please try again.' },
}

export const LinkNotSentForNoReasonGiven: Story = {
  parameters: { says: ['account.profile.resendFailed'] },
  args: {
    verification: {
      status: 'unverified',
      resend: 'idle',
      error: 'The link could not be sent. Please try again.',
      onResend,
    },
  },
}

export const SeveralLanguages: Story = {
  args: {
    language: {
      options: [
        { value: '1', label: 'English' },
        { value: '2', label: 'Français' },
      ],
      value: '1',
      onChange: fn(),
    },
  },
}
