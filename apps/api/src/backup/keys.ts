import { avatarKey } from '../domain/accounts/avatars.ts'
import { openStates } from '../domain/images/capture-and-release.ts'
import { firstFiles } from '../domain/images/stored-image.ts'
import { versionOf } from '../domain/images/version.ts'
import type { Db } from '../platform/db/open.ts'

/** The top-level folders of all stored files. */
export const PREFIXES = ['avatars', 'projects', 'uploads'] as const

/** Every file that the database names, read in the same transaction. */
export async function readKeys(trx: Db): Promise<string[]> {
  const people = await trx.selectFrom('users').select('avatar_file').where('avatar_file', 'is not', null).execute()
  const projects = await trx.selectFrom('projects').select(['id', 'full_file', 'thumb_file', 'source_file']).execute()
  const requests = await trx
    .selectFrom('image_requests')
    .select('source_file')
    .where('state', 'in', openStates)
    .execute()
  const keys = [
    ...people.map(({ avatar_file }) => avatar_file && avatarKey(avatar_file)),
    ...projects.flatMap(({ id, full_file, thumb_file, source_file }) => [
      full_file,
      thumb_file,
      source_file,
      // An edited cut-out can be reset to the engine's result.
      ...(versionOf(full_file) === null ? [] : Object.values(firstFiles(id))),
    ]),
    ...requests.map(({ source_file }) => source_file),
  ]
  return [...new Set(keys)].filter((key) => key !== null).sort()
}
