/**
 * Sanitises the HTML again, although the server already did, because only the browser's own parser decides what runs (D48).
 * DOMPurify is a separate chunk, loaded only for documents.
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
