/** The client asks for the verification page (R088): it has no router, so it dispatches an event on the window. */
export const EMAIL_VERIFICATION = 'mintage:verify-email'
