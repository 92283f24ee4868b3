import { readProfile } from '../../domain/accounts/profile.ts'
import { defineMemberOperation } from '../operation.ts'

export const getProfile = defineMemberOperation('getProfile', ({ member }, { db }) => readProfile(db, member.id), {
  beforeVerification: true,
})
