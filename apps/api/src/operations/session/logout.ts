import { defineOperation } from '../operation.ts'

export const logout = defineOperation('logout', async ({ request, reply }, { sessions }) => {
  await sessions.end(request, reply)
  return { status: 'OK' }
})
