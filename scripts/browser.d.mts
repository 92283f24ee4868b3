/** Launch options for playwright's chromium: the pinned browser on Linux x64, playwright's own elsewhere. */
export function launchOptions(): Promise<{
  args: string[]
  executablePath?: string
  env?: Record<string, string>
}>
