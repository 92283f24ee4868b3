import { readProfile } from '../../domain/accounts/profile.ts'
import { defineMemberOperation } from '../operation.ts'

export const getProfile = defineMemberOperation(
  'getProfile',
  ({ member, query }, dependencies) => readProfile(dependencies, member.id, query?.currency),
  { beforeVerification: true },
)
