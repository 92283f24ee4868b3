/** Something that somebody breaks without meaning to. */
export interface Defect {
  what: string
  kind: 'pixels' | 'words' | 'names' | 'focus' | 'contrast' | 'order' | 'flow'
  /** From `packages/ui/src`. */
  file: string
  from: string
  to: string
  /** The stories in which it shows, by their ids or by their words. */
  shows: RegExp
  /** What the review says; null where the picture says it. */
  says: RegExp | null
  /** No pixel changes. */
  invisible?: boolean
}

const summary = 'screens/Pay/OrderSummary.tsx'
const banner = 'overlays/CookieBanner/CookieBanner.tsx'
const failed = 'screens/PaymentFailed/PaymentFailed.tsx'
const pages = 'controls/Pagination/Pagination.tsx'

const answer = (name: string) => {
  const words = name.toLowerCase()
  return `            <Button tone="neutral" size="sm" onClick={on${name}}>
              {t('cookies.${words}')}
            </Button>`
}
const [accept, decline] = [answer('Accept'), answer('Decline')]
const answers = (attributes: string, first: string, second: string) =>
  `          <div className=${attributes}>\n${first}\n${second}\n`

export const defects: readonly Defect[] = [
  {
    what: 'a smaller text',
    kind: 'pixels',
    file: 'screens/Pay/Pay.css.ts',
    from: 'fontSize: vars.text.small',
    to: 'fontSize: vars.text.caption',
    shows: /Secure checkout|Sicherer? /,
    says: null,
  },
  {
    what: 'a total that stands closer',
    kind: 'pixels',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'paddingTop: vars.space.md',
    to: 'paddingTop: vars.space.sm',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"[\s\S]*- term: (?:Total|Summe|Gesamt)/,
    says: null,
  },
  {
    what: 'rounder corners',
    kind: 'pixels',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'borderRadius: vars.radius.lg',
    to: 'borderRadius: vars.radius.md',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"/,
    says: null,
  },
  {
    what: 'a word',
    kind: 'words',
    file: 'texts/en/pay.ts',
    from: "'pay.secure': 'Secure checkout'",
    to: "'pay.secure': 'Secure check-out'",
    shows: /Secure checkout/,
    says: /“checkout” became “check-out”/,
  },
  {
    what: 'a word that turns the sense of a sentence',
    kind: 'words',
    file: 'texts/en/paymentResult.ts',
    from: 'No tokens were added to your balance.',
    to: 'The tokens were added to your balance.',
    shows: /No tokens were added to your balance/,
    says: /“No” became “The”/,
  },
  {
    what: 'words that only a screen reader says',
    kind: 'words',
    file: 'texts/en/faq.ts',
    from: "'faq.onPage': 'On this page'",
    to: "'faq.onPage': 'Contents'",
    shows: /navigation "On this page"/,
    says: /the name “On this page” became “Contents”/,
    invisible: true,
  },
  {
    what: 'the landmark of the pages lost its name',
    kind: 'names',
    file: pages,
    from: '<nav aria-label={label} className={styles.nav}>',
    to: '<nav className={styles.nav}>',
    shows: /navigation "(?:Pages|Seiten)/i,
    says: /navigation “[^”]+” lost its name/,
    invisible: true,
  },
  {
    what: 'the landmark of the ways on lost its name',
    kind: 'names',
    file: 'screens/NotFound/NotFound.tsx',
    from: " aria-label={t('notFound.elsewhere')}",
    to: '',
    shows: /^screens-notfound--/m,
    says: /navigation “Or go straight to what you came for” lost its name/,
    invisible: true,
  },
  {
    what: 'the cookie banner is no landmark any more',
    kind: 'names',
    file: banner,
    from: " aria-label={t('cookies.title')} onFocus",
    to: ' onFocus',
    shows: /region "Cookies|^overlays-cookiebanner/m,
    says: /gone: region “/,
    invisible: true,
  },
  {
    what: 'a page is called by its number alone',
    kind: 'names',
    file: pages,
    from: "                  label={t('pagination.page', { page: step.page })}\n",
    to: '',
    shows: /(?:button|link) "(?:Page|Seite) \d/,
    says: /the name “Page \d+” became “\d+”/,
    invisible: true,
  },
  {
    what: 'a new password is suggested where the current one is asked for',
    kind: 'focus',
    file: 'screens/ChangePassword/ChangePassword.tsx',
    from: 'autoComplete="current-password"',
    to: 'autoComplete="new-password"',
    shows: /^screens-changepassword--/m,
    says: /\[autocomplete=current-password\].* became .*\[autocomplete=new-password\]/,
    invisible: true,
  },
  {
    what: 'a password manager does not know the field any more',
    kind: 'focus',
    file: 'screens/Login/Login.tsx',
    from: 'autoComplete="username"',
    to: 'autoComplete="off"',
    shows: /^screens-login|^(?:journeys|machine-states)[\s\S]*heading "Sign in" \[level=1\]/m,
    says: /\[autocomplete=username\].* became .*\[autocomplete=off\]/,
    invisible: true,
  },
  {
    what: 'links are left out by the Tab key',
    kind: 'focus',
    file: 'screens/Faq/Faq.tsx',
    from: 'className={styles.navLink}>',
    to: 'className={styles.navLink} tabIndex={-1}>',
    shows: /^screens-faq/m,
    says: /focus no longer reaches a "/,
    invisible: true,
  },
  {
    what: 'a text is paler, and still passes',
    kind: 'contrast',
    file: 'overlays/CookieBanner/CookieBanner.css.ts',
    from: 'color: c.text,',
    to: 'color: c.textMuted,',
    shows: /region "Cookies|^overlays-cookiebanner/m,
    says: /contrast in light fell from \d+\.\d to \d\.\d/,
  },
  {
    what: 'a text is too pale',
    kind: 'contrast',
    file: 'screens/Pay/OrderSummary.css.ts',
    from: 'inScreens({ color: c.textMuted, overflowWrap',
    to: 'inScreens({ color: c.hairline, overflowWrap',
    shows: /heading "Your order"[\s\S]*- term: Plan$|^screens-pay--long-words/m,
    says: /contrast in light fell from \d\.\d to 1\.\d/,
  },
  {
    what: 'two answers change their places',
    kind: 'order',
    file: banner,
    from: answers('{styles.buttons}', decline, accept),
    to: answers('{styles.buttons}', accept, decline),
    shows: /region "Cookies|^overlays-cookiebanner/m,
    says: /focus order: button "Accept" is the/,
  },
  {
    what: 'the order that is read is not the one that is seen',
    kind: 'order',
    file: banner,
    from: answers('{styles.buttons}', decline, accept),
    to: answers(
      "{styles.buttons} style={{ flexDirection: 'row-reverse', justifyContent: 'flex-start' }}",
      accept,
      decline,
    ),
    shows: /region "Cookies|^overlays-cookiebanner/m,
    says: /focus order: button "Accept" is the/,
    invisible: true,
  },
  {
    what: 'a heading is one level too low',
    kind: 'order',
    file: summary,
    from: '<Heading level={2} size="xs">',
    to: '<Heading level={3} size="xs">',
    shows: /heading "(?:Your order|Zusammenfassung Ihrer Bestellung)"/,
    says: /heading “Your order” is no longer \[level=2\] is \[level=3\]/,
    invisible: true,
  },
  {
    what: 'a way on leads elsewhere',
    kind: 'flow',
    file: failed,
    from: 'href={tryAgainHref}',
    to: 'href="#home"',
    shows: /^screens-paymentfailed|heading "Payment Failed"/m,
    says: /leads to "?#home"? and not to "?#pay"?/,
    invisible: true,
  },
  {
    what: 'an answer is no longer announced',
    kind: 'flow',
    file: 'overlays/ContactModal/ContactModal.tsx',
    from: '<Notice tone={result.tone}>',
    to: '<Notice tone={result.tone} live={false}>',
    shows: /^(?:overlays-contactmodal|machine-states-contact)[\s\S]*- (?:alert|status):/m,
    says: /gone: (?:alert|status)|(?:alert|status).* is a /,
    invisible: true,
  },
]
