/** The product name is not translated. */
export const SITE_NAME = 'Mintage'
