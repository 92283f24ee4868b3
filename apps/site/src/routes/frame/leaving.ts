/** The client redirects to the verification page (R088) by a window event, because it has no router. */
export const EMAIL_VERIFICATION = 'mintage:verify-email'
