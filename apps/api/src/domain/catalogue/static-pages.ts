import type { IOptions } from 'sanitize-html'
import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'

/** Allows text, lists, tables and links; removes scripts, frames, styles and event handlers (D48). */
const allowed: IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'hr',
      'br',
      'a',
      'strong',
      'em',
      'b',
      'i',
    ],
    ...[
      'code',
      'small',
      'sub',
      'sup',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'img',
      'figure',
      'figcaption',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
}

export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, allowed).trim()
}

export async function findStaticPage(db: Db, by: { id: number } | { slug: string }): Promise<Schemas['StaticPage']> {
  const pages = db.selectFrom('static_pages').selectAll()
  const found = await ('id' in by
    ? pages.where('id', '=', by.id)
    : pages.where('slug', '=', by.slug)
  ).executeTakeFirst()
  if (!found) throw new NotFoundError('This page does not exist.')
  return { ...found, content: await safeHtml(found.content) }
}
