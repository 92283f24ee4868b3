import { extname } from 'node:path'
import { fileStem } from '@mintage/api-client/fileStem'
import { create } from 'content-disposition'
import { findProject } from '../../domain/images/projects.ts'
import type { Project } from '../../domain/images/rows.ts'
import { versionOf } from '../../domain/images/version.ts'
import { NotFoundError } from '../../errors.ts'
import { defineMemberOperation, Replied } from '../operation.ts'

const typesByExtension: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

const keyOf = (project: Project, variant: 'full' | 'thumb' | 'source'): string | null =>
  variant === 'thumb' ? project.thumb_file : variant === 'source' ? project.source_file : project.full_file

/** Old programs read only ASCII, so another name comes with a substitute that Windows accepts too. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/gu, '_')
  return create(name, ascii === name ? {} : { fallback: ascii })
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
      .header('content-disposition', query.download === 1 ? attachment(fileStem(project.title) + extension) : 'inline')
    return new Replied(reply.send(file.stream))
  },
)
