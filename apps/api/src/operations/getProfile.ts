import { readProfile } from '../accounts/profile.ts'
import { defineMemberOperation } from '../http/operation.ts'

export const getProfile = defineMemberOperation('getProfile', ({ member }, { db }) => readProfile(db, member.id), {
  beforeVerification: true,
})
