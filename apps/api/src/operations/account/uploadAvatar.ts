import { AVATAR_MAX_BYTES, saveAvatar } from '../../domain/accounts/avatars.ts'
import { avatarUrl } from '../../domain/accounts/profile.ts'
import { ValidationError } from '../../errors.ts'
import { readForm } from '../../platform/http/forms.ts'
import { defineMemberOperation } from '../operation.ts'

export const uploadAvatar = defineMemberOperation('uploadAvatar', async ({ request, member }, { db, storage }) => {
  const { file } = await readForm(request, AVATAR_MAX_BYTES)
  if (!file) throw new ValidationError({ file: ['Please choose a picture'] })
  const saved = await saveAvatar(db, storage, member.id, file.data)
  return { status: 'OK', payload: { avatarUrl: avatarUrl(saved) ?? '' } }
})
