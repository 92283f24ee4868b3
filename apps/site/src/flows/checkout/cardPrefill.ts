import type { Information } from '@mintage/machines/checkout'
import type { Profile } from '@mintage/machines/shared'
import { fullName } from '@mintage/ui/format'

/**
 * R276, R277: the card form uses the profile; the billing details, which may belong to another person, only fill gaps.
 */
export const cardPrefill = (profile: Profile | null, billing: Information) => ({
  cardholderName: fullName(profile ?? billing),
  email: profile?.email || billing.email,
  phone: profile?.phone || billing.phone,
})
