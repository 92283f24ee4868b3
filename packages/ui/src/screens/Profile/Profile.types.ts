import type { FieldErrors } from '../../controls/Form/Form.tsx'
import type { PhoneValue } from '../../controls/PhoneField/usePhone.ts'
import type { FirstImageProps } from '../FirstImage/FirstImage.tsx'

/** The profile from the server (R142). */
export interface ProfileData {
  name: string
  surname: string
  email: string
  /** E.164, or null. */
  phone: string | null
  /** Tenths of a token. */
  balance: number
  avatarUrl: string | null
  /** ISO 8601. */
  createdAt: string
  countryId: number | null
  city: string | null
  address: string | null
  postCode: string | null
}

export interface ProfileValues {
  name: string
  surname: string
  /** All fields are empty without a phone number. */
  phone: PhoneValue
  countryId: number | null
  city: string
  address: string
  postCode: string
}

export type ProfileField = keyof ProfileValues

export interface ProfileCountry {
  id: number
  title: string
}

/** A choice among several options; hidden with fewer than two (D47). */
export interface PreferenceChoice {
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

export interface AvatarUpload {
  busy: boolean
  /** The server's message about the last image. */
  error: string | null
  /** A PNG, JPEG or WebP of at most 2 MB (D53). */
  onPick: (file: File) => void
}

export type VerificationState =
  | { status: 'verified' }
  | {
      status: 'unverified'
      resend: 'idle' | 'sending' | 'sent'
      error: string | null
      onResend: () => void
    }

export interface ProfileReady {
  status: 'ready'
  profile: ProfileData
  countries: readonly ProfileCountry[]
  verification: VerificationState
  /** Shown until the first image; null otherwise. */
  firstImage: FirstImageProps | null
  avatar: AvatarUpload
  /** Stays the same object until the next response; a new one moves the focus to the first field in error. */
  errors: FieldErrors<ProfileField>
  formError: string | null
  busy: boolean
  /** True after a successful submission. */
  saved: boolean
  onSubmit: (values: ProfileValues) => void
  currency: PreferenceChoice
  language: PreferenceChoice
  hrefs: { pricing: string }
}

export type ProfileProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying?: boolean }
  | ProfileReady
