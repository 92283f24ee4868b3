import type { RequestDependencies } from './types.ts'

/** Waits for the profile and returns the id of the signed-in person. */
export function currentUserId(session: RequestDependencies['session']): Promise<string> {
  const { profile } = session.getSnapshot().context
  if (profile) return Promise.resolve(profile.id)
  return new Promise((resolve) => {
    const watching = session.subscribe(({ context }) => {
      if (context.profile === null) return
      watching.unsubscribe()
      resolve(context.profile.id)
    })
  })
}
