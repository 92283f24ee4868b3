import { mailsTexts } from '../../packages/ui/src/texts/en/mails.ts'

const onlyStored = 'It is stored with the data (spec.md section 8); the page uses its defaults and shows no message.'
const refusedEarlier = 'The field that takes the image refuses it first, with its own message.'

const inMails = 'Its story shows it in a frame; packages/ui/src/mails/mails.test.ts finds every one in a mail.'

/** Texts of the catalogue that no page shows, and why. Every other text is shown by a story. */
export const unseenTexts: Readonly<Record<string, string>> = {
  'auth.statusUnverified': onlyStored,
  'auth.checkFailed': onlyStored,
  'auth.authenticationFailed': 'It is the store’s default (D39); the screen has one of its own, “An error occurred”.',
  'auth.logoutFailed': 'It is the store’s default (D40); the toast has words of its own, “Failed to log out”.',
  'checkout.amountMissing': 'Every way to buy names a pack or a number of tokens: only a call without either meets it.',
  'images.countOutOfRange': 'Only one to four images can be chosen.',
  'images.fileRequired': 'Without an image there is nothing to send.',
  'images.fileTypeRefused': refusedEarlier,
  'images.fileTooLarge': refusedEarlier,
  'images.fileTooManyPixels': refusedEarlier,
  'images.resultTooLarge': 'The factor is refused before anything is sent, in words that name the sizes.',
  'profile.fetchFailed': onlyStored,
  'settings.fetchFailed': onlyStored,
  'countries.loadFailed': onlyStored,
  'pages.fetchFailed': onlyStored,
  'page.fetchFailed': 'The page says in its own words that its text did not come, with a way to try again.',
  'packs.fetchFailed': 'The offers say in their own words that the packs did not load, with a way to try again.',
  'currency.loadFailed': onlyStored,
  'currency.invalid': 'The choice falls back at once (D25): there is nothing to correct.',
  'language.loadFailed': onlyStored,
  ...Object.fromEntries(Object.keys(mailsTexts).map((key) => [key, inMails])),
}
