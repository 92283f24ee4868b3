/** Where approvals go at once. A page that was opened as a file has none, and collects a command instead. */
export interface Approvals {
  /**
   * Takes what `npm run visual:approve` takes; rejects with words for people.
   * @returns by what name it is undone
   */
  approve(ids: readonly string[]): Promise<string>
  /** The newest approval first; rejects with words for people. */
  undo(name: string): Promise<void>
}

const UNREACHABLE = 'The report is no longer served: start npm run visual:review again, and load the page anew.'

async function wordsOf(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => null)
  if (typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string') {
    return said.message
  }
  return `The server answered ${response.status}.`
}

/** The server that serves the page names its place for approvals in the page. */
export function approvalsOfPage(): Approvals | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="approvals"]')?.content
  if (!address) return null
  const post = async (wish: object): Promise<unknown> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    }).catch(() => {
      throw new Error(UNREACHABLE)
    })
    if (!response.ok) throw new Error(await wordsOf(response))
    return response.json()
  }
  return {
    async approve(ids) {
      const said = await post({ ids })
      return typeof said === 'object' && said !== null && 'undo' in said ? String(said.undo) : ''
    },
    async undo(name) {
      await post({ undo: name })
    },
  }
}
