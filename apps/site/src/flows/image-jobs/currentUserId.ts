import type { JobDependencies } from './types.ts'

/** Whoever is signed in; while their profile is being read, whoever it says. */
export function currentUserId(session: JobDependencies['session']): Promise<string> {
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
