import { defineOperation } from '../operation.ts'

export const isAuth = defineOperation('isAuth', async ({ request, reply }, { sessions }) => {
  const session = await sessions.find(request)
  if (!session) return { status: 'OK', authenticated: false, emailVerified: false }
  sessions.renewCookie(request, reply, session)
  const { member, token } = session
  return { status: 'OK', authenticated: true, emailVerified: member.emailVerified, access_token: token, token }
})
