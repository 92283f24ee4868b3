import '../app/hydration.ts'
import type { EmbeddedData } from '../app/page-data.ts'

declare global {
  interface Navigator {
    /** Network Information API; undefined in Firefox and Safari. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/**
 * Loads the program of a rendered page: for a guest at the first sign that it is needed, for others after the first
 * paint, so that the two do not compete. Runs in the head, because a sign can come before the page is parsed. Sent as
 * its own source, so it can use nothing from outside.
 */
export function startProgram(pageDataId: string): void {
  let isWanted = false
  let ask = () => {
    isWanted = true
  }
  /** Controls that work without the program do not load it. */
  const isForProgram = (target: EventTarget | null) =>
    target instanceof Element &&
    target.closest('button,input,textarea,select,a[data-held]') &&
    !target.closest('[data-native],[name=cookie_consent]')
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])
    window.addEventListener(sign, ({ target }) => isForProgram(target) && ask(), { capture: true, passive: true })

  window.addEventListener('DOMContentLoaded', () => {
    const embedded: EmbeddedData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '')
    const { entry, parts, sheets, notLoaded, waiting } = embedded.program
    const fail = () => void document.getElementById(notLoaded)?.removeAttribute('hidden')
    const add = (rel: string, href: string, place?: Element | null) =>
      new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel, href })
        // A page without a style sheet is better than one without its program.
        link.onload = link.onerror = resolve
        if (place) place.replaceWith(link)
        else document.head.append(link)
      })
    const fetchData = async (onFail: () => void) => {
      if (!waiting?.data) return
      window.pageData ??= fetch(waiting.data).then((response) =>
        response.ok ? response.json() : Promise.reject(response.status),
      )
      await window.pageData.catch(onFail)
    }
    let isAsked = false
    ask = () => {
      if (isAsked) return
      isAsked = true
      // The program follows links itself.
      document.querySelector('[type=speculationrules]')?.remove()
      void fetchData(fail)
      const complete = sheets.map((href) => add('stylesheet', href, document.querySelector(`link[href="${href}"]`)))
      for (const href of [entry, ...parts]) void add('modulepreload', href)
      const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry })
      script.onerror = fail
      void Promise.all(complete).then(() => document.head.append(script))
    }

    const isNeeded = () => {
      if (!waiting) return true
      if (waiting.hasTag && document.cookie.includes('cookie_consent=true')) return true
      // A pack that was chosen before the sign-in.
      if (location.search.includes('plan=')) return true
      try {
        const { auth_session, currencyCode = waiting.currency, languageId = waiting.language } = localStorage
        return auth_session !== undefined || currencyCode !== waiting.currency || +languageId !== waiting.language
      } catch {
        // Storage is blocked, so it has no session and no choice.
        return false
      }
    }
    const askIfNeeded = () => {
      if (isNeeded()) ask()
    }
    const startAfterPaint = () => {
      // A frame is painted after its callbacks, and is on the screen when those of the next frame run.
      const askAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(ask)))
      const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
      // A hidden page does not paint.
      if (document.hidden) ask()
      else if (!image) askAfterPaint()
      // A loaded image still has to be decoded; earlier frames are painted without it.
      else image.decode().then(askAfterPaint, askAfterPaint)
      // The image may never load.
      setTimeout(ask, 3000)
    }
    const waitForUse = () => {
      // Another tab signs in, the cookie banner is answered, or Back shows the page as it was.
      // As it is captured: a click on a button is held, and goes no further.
      for (const change of ['storage', 'click', 'pageshow']) window.addEventListener(change, askIfNeeded, true)
      const { connection } = navigator
      if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return
      const prefetch = () => {
        if (isAsked) return
        // The press that needs the data asks again.
        void fetchData(() => delete window.pageData)
        for (const href of [...sheets, entry, ...parts]) void add('prefetch', href)
      }
      window.addEventListener('load', () => setTimeout(prefetch, 2000))
      let isFirst = true
      const near = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            // A slider that is in the window from the start says nothing about the visitor.
            if (isIntersecting && isFirst) near.unobserve(target)
            else if (isIntersecting) ask()
          }
          isFirst = false
        },
        { rootMargin: '100px' },
      )
      for (const slider of document.querySelectorAll('[role=slider],[type=range]')) near.observe(slider)
    }
    const begin = () => (isNeeded() ? startAfterPaint() : waitForUse())

    // A prerendered page calls nothing, and a session may begin before it is shown.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
    else begin()
    if (isWanted) ask()
  })
}
