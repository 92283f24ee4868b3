declare global {
  interface Window {
    /**
     * Set by a rendered page (src/ssr/queueClicksUntilHydration.ts) until hydration is done. Until then clicks are
     * queued, forms are not submitted by the browser, and the sign-in buttons are hidden for people with a session
     * (packages/ui SiteHeader.css.ts). Calling it ends this and replays the queued clicks.
     */
    endHydration?: () => void
  }
  /** Not in the DOM types yet. */
  interface Document {
    /** Whether the page is being prerendered; undefined in browsers without prerendering. */
    readonly prerendering?: boolean
  }
}

export {}
