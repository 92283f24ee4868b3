/** Messages for shared data that could not be read or changed (spec section 8). */
export const storeTexts = {
  'profile.fetchFailed': 'Failed to fetch profile',
  'settings.fetchFailed': 'Failed to fetch settings',
  'countries.loadFailed': 'Failed to load countries',
  'pages.fetchFailed': 'Failed to fetch pages',
  'page.fetchFailed': 'Failed to fetch page',
  'packs.fetchFailed': 'Failed to fetch packs',
  'currency.loadFailed': 'Failed to load currencies',
  'currency.invalid': 'Invalid currency code',
  'language.loadFailed': 'Failed to load languages',
} as const
