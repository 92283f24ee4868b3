import { extname } from 'node:path'
import { NotFoundError } from '../errors.ts'
import { defineMemberOperation, Replied } from '../http/operation.ts'
import type { Project } from '../images/rows.ts'
import { versionOf } from '../images/version.ts'
import { findProject } from '../library/projects.ts'

const typesByExtension: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

const keyOf = (project: Project, variant: 'full' | 'thumb' | 'source'): string | null =>
  variant === 'thumb' ? project.thumb_file : variant === 'source' ? project.source_file : project.full_file

/** `heron.png`, with an ASCII fallback for old programs (RFC 6266). */
function downloadName(project: Project, extension: string): string {
  const base =
    project.title
      .replace(/\.(png|jpe?g|webp)$/i, '')
      .slice(0, 60)
      .trim() || 'mintage'
  const plain = base.replace(/[^\w .-]+/g, '_')
  const encoded = encodeURIComponent(base.replace(/[/\\]/g, '_').toWellFormed()).replace(/['()*]/g, '_')
  return `attachment; filename="${plain}${extension}"; filename*=UTF-8''${encoded}${extension}`
}

export const getProjectFile = defineMemberOperation(
  'getProjectFile',
  async ({ path, query, member, request, reply }, { db, storage }) => {
    const project = await findProject(db, member.id, path.id)
    const variant = query.variant ?? 'full'
    const key = keyOf(project, variant)
    const etag = `"${[project.id, variant, versionOf(project.full_file) ?? 'first'].join('-')}"`
    // The owner is checked on every request; the bytes of a version never change.
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (key !== null && request.headers['if-none-match'] === etag) return new Replied(reply.code(304).send())
    const file = key === null ? null : await storage.open(key)
    if (key === null || !file) throw new NotFoundError()
    const extension = extname(key)
    reply
      .type(typesByExtension[extension] ?? 'application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', query.download === 1 ? downloadName(project, extension) : 'inline')
    return new Replied(reply.send(file.stream))
  },
)
