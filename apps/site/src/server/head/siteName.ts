/** The product's name, which no translation changes. */
export const SITE_NAME = 'Mintage'
