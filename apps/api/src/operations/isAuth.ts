import { defineOperation } from '../http/operation.ts'

export const isAuth = defineOperation('isAuth', async ({ request }, { sessions }) => {
  const session = await sessions.find(request)
  if (!session) return { status: 'OK', authenticated: false, emailVerified: false }
  const { member, token } = session
  return { status: 'OK', authenticated: true, emailVerified: member.emailVerified, access_token: token, token }
})
