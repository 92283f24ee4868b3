/**
 * The server has sanitised the HTML already; the browser does so again, because it alone knows what it would run (D48).
 * DOMPurify comes as a chunk of its own: only people who open a document load it.
 */
export async function sanitize(html: string): Promise<string> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'autofocus', 'tabindex'],
    ALLOW_DATA_ATTR: false,
  })
}
