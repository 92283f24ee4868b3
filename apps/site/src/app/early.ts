declare global {
  interface Window {
    /**
     * Set by a rendered page (src/server/holdPresses.ts) for the time until the program has taken it over. Until then a button's press
     * waits, no form is sent by the browser itself, and the sign-in buttons of a rendered page are hidden from whoever
     * has a session (packages/ui SiteHeader.css.ts). Calling it ends that and presses once what was pressed.
     */
    takenOver?: () => void
  }
}

export {}
