const readAloud = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder', 'content']

/** Everything on the page that can be read or heard, the browser's tab and the description for search included. */
export function wordsOfPage(page: Document): string {
  const attributes = [...page.querySelectorAll(`meta[name=description], ${readAloud.map((name) => `[${name}]`)}`)]
  return [
    page.title,
    page.body.textContent,
    ...attributes.flatMap((element) => readAloud.map((name) => element.getAttribute(name) ?? '')),
  ].join('\n')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text of the catalogue stands among the words; whatever fills its slots is let through. */
export function standsAmong(words: string, text: string): boolean {
  if (!text.includes('{')) return words.includes(text)
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^]*?'),
  ).test(words)
}
