/** The client asks for the verification page (R088): it knows no router, so it says so on the window. */
export const EMAIL_VERIFICATION = 'mintage:verify-email'
