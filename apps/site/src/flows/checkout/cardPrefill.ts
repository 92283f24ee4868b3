import type { Information } from '@mintage/machines/checkout'
import type { Profile } from '@mintage/machines/shared'
import { fullName } from '@mintage/ui/format'

/** R276, R277: the card form is filled in from the profile; the billing details, which may be another person’s, only fill gaps. */
export const cardPrefill = (profile: Profile | null, billing: Information) => ({
  cardholderName: fullName(profile ?? billing),
  email: profile?.email || billing.email,
  phone: profile?.phone || billing.phone,
})
