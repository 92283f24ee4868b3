import { dark, light } from './colours.ts'
import type { MailBlock, MailContent, MailFact } from './mail.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Inline, because several mailboxes remove style elements; the classes only carry the dark scheme. */
const styles = {
  page: `margin:0;padding:24px 12px;background:${light.page};font-family:${font};font-size:16px;line-height:1.5;color:${light.text}`,
  card: `width:100%;max-width:560px;margin:0 auto;background:${light.card};border:1px solid ${light.line};border-radius:16px;border-collapse:separate`,
  body: 'padding:28px 24px',
  brand: `margin:0 0 20px;font-size:15px;font-weight:700;letter-spacing:0.02em;color:${light.text}`,
  heading: `margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:600;color:${light.text}`,
  paragraph: `margin:0 0 16px;color:${light.text};overflow-wrap:anywhere`,
  quiet: `margin:0 0 16px;font-size:14px;color:${light.quiet};overflow-wrap:anywhere`,
  quote: `margin:0 0 16px;padding-left:14px;border-left:3px solid ${light.line};color:${light.text};white-space:pre-wrap;overflow-wrap:anywhere`,
  button: `display:inline-block;padding:12px 20px;border-radius:999px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none`,
  link: `color:${light.link};text-decoration:underline`,
  facts: `width:100%;margin:0 0 20px;border-collapse:collapse`,
  label: `padding:7px 16px 7px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;font-weight:400;color:${light.quiet}`,
  value: `padding:7px 0;border-top:1px solid ${light.line};text-align:right;vertical-align:top;color:${light.text};overflow-wrap:anywhere`,
  total: 'font-weight:700;font-size:18px',
  footer: `margin:0 0 4px;font-size:13px;color:${light.quiet};overflow-wrap:anywhere`,
} as const

const scheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; border-color: ${dark.line} !important; }
  .quiet { color: ${dark.quiet} !important; border-color: ${dark.line} !important; }
  .button { background: ${dark.action} !important; color: ${dark.onAction} !important; }
  .link { color: ${dark.link} !important; }
}`

const fact = ({ label, value, total }: MailFact): string => {
  const strong = total ? `;${styles.total}` : ''
  return `<tr><th scope="row" class="quiet" style="${styles.label}">${escaped(label)}</th><td class="text" style="${styles.value}${strong}">${escaped(value)}</td></tr>`
}

function drawn(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="text" style="${styles.heading}">${escaped(block.text)}</h1>`
    case 'paragraph':
      return `<p class="${block.quiet ? 'quiet' : 'text'}" style="${block.quiet ? styles.quiet : styles.paragraph}">${escaped(block.text)}</p>`
    case 'quote':
      return `<blockquote class="text" style="${styles.quote}">${escaped(block.text)}</blockquote>`
    case 'button':
      return `<p style="margin:0 0 20px"><a class="button" href="${escaped(block.href)}" style="${styles.button}">${escaped(block.label)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="link" href="${escaped(block.href)}" style="${styles.link}">${escaped(block.label)}</a></p>`
    case 'facts':
      return `<table style="${styles.facts}"><tbody>${block.rows.map(fact).join('')}</tbody></table>`
  }
}

/** The mail as one HTML document without images, scripts and remote files. Every value is escaped. */
export function renderHtml({ subject, preview, blocks, footer }: MailContent): string {
  const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${scheme}
</style>
</head>
<body class="page text" style="${styles.page}">
${preview === undefined ? '' : `<div style="${hidden}">${escaped(preview)}</div>`}
<table role="presentation" class="card" style="${styles.card}"><tbody><tr><td style="${styles.body}">
<p class="text" style="${styles.brand}">Mintage</p>
${blocks.map(drawn).join('\n')}
${footer.map((line) => `<p class="quiet" style="${styles.footer}">${escaped(line)}</p>`).join('\n')}
</td></tr></tbody></table>
</body>
</html>
`
}
