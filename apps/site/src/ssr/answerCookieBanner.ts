/**
 * Answers the cookie banner before hydration: stores the choice as writeConsent does (R199, R200), and hides the banner.
 * Hydration repeats the click, so that the machine gets the choice too. Sent as its own source, so it can use nothing
 * from outside.
 */
export function answerCookieBanner(): void {
  const page = document.documentElement
  let before: EventTarget | null = null
  const hide = (accepted: string) => {
    page.dataset.consent = accepted
  }
  // D02: only a stored yes is remembered.
  if (/(^|; )cookie_consent=true/.test(document.cookie)) hide('true')
  const answerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>('[name=cookie_consent]') : null
  window.addEventListener('focusin', (event) => {
    if (!answerOf(event)) before = event.target
  })
  window.addEventListener(
    'click',
    (event) => {
      const answer = answerOf(event)
      if (!answer || !window.endHydration) return
      const hadFocus = answer === document.activeElement
      const secure = location.protocol === 'https:' ? '; secure' : ''
      page.ownerDocument.cookie = `cookie_consent=${answer.value}; path=/; max-age=31536000; samesite=lax${secure}`
      hide(answer.value)
      if (!hadFocus) return
      const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main')
      place?.focus({ preventScroll: true })
    },
    true,
  )
}
