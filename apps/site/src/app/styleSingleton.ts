import { useEffect } from 'react'

/**
 * Replaces react-style-singleton, which locks the scroll of the page with a style element. The content security policy
 * forbids script-made style elements; a constructed style sheet is allowed.
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
      // Only the first user sets the rules: the scroll bar width cannot be measured while the bar is hidden.
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
