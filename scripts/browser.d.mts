/** Launch options for playwright's chromium: the pinned browser on Linux x64, playwright's own elsewhere. */
export function launchOptions(): Promise<{
  args: string[]
  executablePath?: string
  env?: Record<string, string>
}>

/** A script for the runner's page, which leaves the frame of the tested page undrawn (docs/decisions/undrawn.md). */
export declare const undrawn: { readonly content: string }
