/** Stored beside the data for whoever reads the store; the page stands on what the documentation names as defaults. */
const storedBesideTheData =
  'It is stored beside the data (spec.md section 8); the page stands on its defaults and says nothing.'

/** The design system's own controls refuse the same thing earlier and in words of their own. */
const refusedEarlier = 'The place where pictures come in refuses it first, in its own words.'

/** Texts of the catalogue that no person gets to read, and why. A text is either shown by a story or listed here. */
export const unseenTexts: Readonly<Record<string, string>> = {
  'auth.statusUnverified': storedBesideTheData,
  'auth.checkFailed': storedBesideTheData,
  'auth.authenticationFailed': 'It is the store’s default (D39); the screen has one of its own, “An error occurred”.',
  'auth.logoutFailed': 'It is the store’s default (D40); the toast has words of its own, “Failed to log out”.',
  'checkout.amountMissing': 'Every way to buy names a pack or a number of tokens: only a call without either meets it.',
  'images.countOutOfRange': 'Only one to four images can be chosen.',
  'images.fileRequired': 'Without a picture there is nothing to send.',
  'images.fileTypeRefused': refusedEarlier,
  'images.fileTooLarge': refusedEarlier,
  'images.fileTooManyPixels': refusedEarlier,
  'images.resultTooLarge': 'The factor is refused before anything is sent, in words that name the sizes.',
  'profile.fetchFailed': storedBesideTheData,
  'settings.fetchFailed': storedBesideTheData,
  'countries.loadFailed': storedBesideTheData,
  'pages.fetchFailed': storedBesideTheData,
  'page.fetchFailed': 'The page says in its own words that its text did not come, with a way to try again.',
  'packs.fetchFailed': 'The offers say in their own words that the packs did not load, with a way to try again.',
  'currency.loadFailed': storedBesideTheData,
  'currency.invalid': 'The choice falls back at once (D25): there is nothing to correct.',
  'language.loadFailed': storedBesideTheData,
}
