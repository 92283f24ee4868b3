export interface OpenTab {
  /** Unique, because a page that took it over holds it as long as it lives. */
  id: string
  close: () => void
}

/** Another open tab of this browser, which holds the lock of its drafts. */
export async function openTab(): Promise<OpenTab> {
  const id = crypto.randomUUID()
  const closed = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  void navigator.locks.request(`mintage_slot_${id}`, async () => {
    open.resolve()
    await closed.promise
  })
  await open.promise
  return { id, close: closed.resolve }
}
