import type { ContactMessage } from '@mintage/machines/contact'
import type { Profile } from '@mintage/machines/shared'

/** Default values of the contact form for a signed-in person (D51). */
export const ownDetails = (profile: Profile | null): Partial<ContactMessage> =>
  profile ? { name: profile.name, surname: profile.surname, email: profile.email, phone: profile.phone } : {}
