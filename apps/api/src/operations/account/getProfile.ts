import { readProfile } from '../../domain/accounts/profile.ts'
import { defineMemberOperation } from '../../platform/http/operation.ts'

export const getProfile = defineMemberOperation('getProfile', ({ member }, { db }) => readProfile(db, member.id), {
  beforeVerification: true,
})
