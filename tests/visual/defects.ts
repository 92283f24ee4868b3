/** A mistake in the sources that a review of the screenshots and words has to find. */
export interface Defect {
  what: string
  /** From `packages/ui/src`. */
  file: string
  from: string
  to: string
  /** The stories that show it, by their ids and words. */
  shows: RegExp
  /** What the changed lines of the words say; null where only the screenshot changes. */
  says: RegExp | null
  /** No pixel changes. */
  invisible?: boolean
}

const summary = 'screens/Pay/OrderSummary.tsx'
const banner = 'overlays/CookieBanner/CookieBanner.tsx'
const failed = 'screens/PaymentFailed/PaymentFailed.tsx'
const pages = 'controls/Pagination/Pagination.tsx'

const answer = (name: string, value: boolean) => {
  const words = name.toLowerCase()
  return `            <Button tone="neutral" size="sm" name="cookie_consent" value="${value}" onClick={on${name}}>
              {t('cookies.${words}')}
            </Button>`
}
const [accept, decline] = [answer('Accept', true), answer('Decline', false)]
const answers = (attributes: string, first: string, second: string) =>
  `          <div className=${attributes}>\n${first}\n${second}\n`

export const defects: readonly Defect[] = [
  {
    what: 'a smaller text',
    file: 'screens/Pay/Pay.css.ts',
    from: 'fontSize: vars.text.small',
    to: 'fontSize: vars.text.caption',
    shows: /Secure checkout|Sicherer? /,
    says: null,
  },
  {
    what: 'less space above the total',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'paddingTop: vars.space.md',
    to: 'paddingTop: vars.space.sm',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"[\s\S]*- term: (?:Total|Summe|Gesamt)/,
    says: null,
  },
  {
    what: 'rounder corners',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'borderRadius: vars.radius.lg',
    to: 'borderRadius: vars.radius.md',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"/,
    says: null,
  },
  {
    what: 'a changed word',
    file: 'texts/en/pay.ts',
    from: "'pay.secure': 'Secure checkout'",
    to: "'pay.secure': 'Secure check-out'",
    shows: /Secure checkout/,
    says: /^\+ .*Secure check-out/m,
  },
  {
    what: 'a word that reverses the meaning',
    file: 'texts/en/paymentResult.ts',
    from: 'No tokens were added to your balance.',
    to: 'The tokens were added to your balance.',
    shows: /No tokens were added to your balance/,
    says: /^\+ .*The tokens were added/m,
  },
  {
    what: 'a name that only a screen reader reads',
    file: 'texts/en/faq.ts',
    from: "'faq.onPage': 'On this page'",
    to: "'faq.onPage': 'Contents'",
    shows: /navigation "On this page"/,
    says: /^\+ .*navigation "Contents"/m,
    invisible: true,
  },
  {
    what: 'pagination without a name',
    file: pages,
    from: '<nav aria-label={label} className={styles.nav}>',
    to: '<nav className={styles.nav}>',
    shows: /navigation "(?:Pages|Seiten)/i,
    says: /^\+ - navigation:/m,
    invisible: true,
  },
  {
    what: 'navigation without a name',
    file: 'screens/NotFound/NotFound.tsx',
    from: " aria-label={t('notFound.elsewhere')}",
    to: '',
    shows: /^screens-notfound--/m,
    says: /^\+ - navigation:/m,
    invisible: true,
  },
  {
    what: 'the cookie banner is not a landmark',
    file: banner,
    from: " aria-label={t('cookies.title')} onFocus",
    to: ' onFocus',
    shows: /region "Cookies|^overlays-cookiebanner|above-the-cookie-banner$/m,
    says: /^- - region "/m,
    invisible: true,
  },
  {
    what: 'a page link named by its number alone',
    file: pages,
    from: "                  label={t('pagination.page', { page: step.page })}\n",
    to: '',
    shows: /(?:button|link) "(?:Page|Seite) \d/,
    says: /^\+ .*(?:button|link) "\d+"/m,
    invisible: true,
  },
  {
    what: 'wrong autocomplete of the current password',
    file: 'screens/ChangePassword/ChangePassword.tsx',
    from: 'autoComplete="current-password"',
    to: 'autoComplete="new-password"',
    shows: /^screens-changepassword--/m,
    says: /^\+ .*\[autocomplete=new-password\]/m,
    invisible: true,
  },
  {
    what: 'no autocomplete of the user name',
    file: 'screens/Login/Login.tsx',
    from: 'autoComplete="username"',
    to: 'autoComplete="off"',
    shows: /^screens-login|^(?:journeys|machine-states)[\s\S]*heading "Sign in" \[level=1\]/m,
    says: /^\+ .*\[autocomplete=off\]/m,
    invisible: true,
  },
  {
    what: 'links without a tab stop',
    file: 'screens/Faq/Faq.tsx',
    from: 'className={styles.navLink}>',
    to: 'className={styles.navLink} tabIndex={-1}>',
    shows: /^screens-faq/m,
    says: /^- a "/m,
    invisible: true,
  },
  {
    what: 'lower contrast that still passes',
    file: 'overlays/CookieBanner/CookieBanner.css.ts',
    from: 'color: c.text,',
    to: 'color: c.textMuted,',
    shows: /region "Cookies|^overlays-cookiebanner|above-the-cookie-banner$/m,
    says: /^\+ \d\.\d /m,
  },
  {
    what: 'too low contrast',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'inScreens({ color: c.textMuted, overflowWrap',
    to: 'inScreens({ color: c.hairline, overflowWrap',
    shows: /heading "Your order"[\s\S]*- term: Plan$|^screens-pay--long-words/m,
    says: /^\+ 1\.\d /m,
  },
  {
    what: 'two buttons swapped',
    file: banner,
    from: answers('{styles.buttons}', decline, accept),
    to: answers('{styles.buttons}', accept, decline),
    shows: /region "Cookies|^overlays-cookiebanner|above-the-cookie-banner$/m,
    says: /^[-+] .*button "(?:Accept|Decline)"/m,
  },
  {
    what: 'reading order differs from visual order',
    file: banner,
    from: answers('{styles.buttons}', decline, accept),
    to: answers(
      "{styles.buttons} style={{ flexDirection: 'row-reverse', justifyContent: 'flex-start' }}",
      accept,
      decline,
    ),
    shows: /region "Cookies|^overlays-cookiebanner|above-the-cookie-banner$/m,
    says: /^[-+] .*button "(?:Accept|Decline)"/m,
    invisible: true,
  },
  {
    what: 'wrong heading level',
    file: summary,
    from: '<Heading level={2} size="xs">',
    to: '<Heading level={3} size="xs">',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"/,
    says: /^\+ .*heading "[^"]*" \[level=3\]/m,
    invisible: true,
  },
  {
    what: 'a link to the wrong page',
    file: failed,
    from: 'href={tryAgainHref}',
    to: 'href="#home"',
    shows: /^screens-paymentfailed|heading "Payment Failed"/m,
    says: /^\+ .*\/url: "?#home"?/m,
    invisible: true,
  },
  {
    what: 'a result that is not announced',
    file: 'overlays/ContactModal/ContactModal.tsx',
    from: '<Notice tone={result.tone}>',
    to: '<Notice tone={result.tone} live={false}>',
    shows: /^(?:overlays-contactmodal|machine-states-contact)[\s\S]*- (?:alert|status):/m,
    says: /^- - (?:alert|status)/m,
    invisible: true,
  },
]
