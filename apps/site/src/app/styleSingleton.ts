import { useEffect } from 'react'

/**
 * In place of the library of this name, by which a dialog holds the page still: it puts a text into a style element, and
 * the policy of the pages allows none that a script makes. A constructed sheet is no text of the page.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  const leave = () => {
    users -= 1
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1
      // The first says what holds for all: the width of a scroll bar cannot be measured while it is hidden.
      if (users === 1) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return leave
    }, [styles])
    return null
  }
}
