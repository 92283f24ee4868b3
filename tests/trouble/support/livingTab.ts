/** Another tab of this browser that is open and holds a shelf. Returns its end. */
export async function livingTab(shelf: string): Promise<() => void> {
  const closed = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  void navigator.locks.request(`mintage_shelf_${shelf}`, async () => {
    open.resolve()
    await closed.promise
  })
  await open.promise
  return closed.resolve
}
