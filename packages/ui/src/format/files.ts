const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** A size in bytes for people: `3.4 MB`. Steps of 1024, as the upload limits are meant (D55). */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const value = bytes / 1024 ** step
  return `${value.toLocaleString('en-US', { maximumFractionDigits: step === 0 ? 0 : 1 })} ${units[step]}`
}
