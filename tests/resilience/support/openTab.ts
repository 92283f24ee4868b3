export interface OpenTab {
  /** No other test has one of this name: a page that took it over holds it for as long as it lives. */
  shelf: string
  close: () => void
}

/** Another tab of this browser that is open and holds a shelf. */
export async function openTab(): Promise<OpenTab> {
  const shelf = crypto.randomUUID()
  const closed = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  void navigator.locks.request(`mintage_shelf_${shelf}`, async () => {
    open.resolve()
    await closed.promise
  })
  await open.promise
  return { shelf, close: closed.resolve }
}
