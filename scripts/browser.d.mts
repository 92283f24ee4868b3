/** Launch options for playwright's chromium: the pinned browser on Linux x64, playwright's own elsewhere. */
export function launchOptions(): Promise<{
  args: string[]
  executablePath?: string
  env?: Record<string, string>
}>

/** A script for the runner's page, which keeps the frame of the tested page from being painted (docs/decisions/stories.md). */
export declare const noPaint: { readonly content: string }
