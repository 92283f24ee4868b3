/** The server behind `npm run visual:review`. Each call rejects with a sentence for people. */
export interface ApprovalClient {
  /**
   * @param ids what `npm run visual:approve` takes
   * @returns the name by which this approval is undone
   */
  approve(ids: readonly string[]): Promise<string>
  /** The newest approval first. */
  undo(name: string): Promise<void>
}

/** Null for a page that was opened as a file, which collects a command instead. */
export function approvalClient(): ApprovalClient | null {
  // The server writes the address of its approvals into the page.
  const address = document.querySelector<HTMLMetaElement>('meta[name="approvals"]')?.content
  if (!address) return null
  const post = async (body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
    if (response === null) throw new Error('The report is no longer served: start `npm run visual:review` again.')
    const { message, undo }: { message?: string; undo?: string } = await response.json()
    if (!response.ok) throw new Error(message ?? `The server answered ${response.status}.`)
    return undo ?? ''
  }
  return { approve: (ids) => post({ ids }), undo: async (name) => void (await post({ undo: name })) }
}
