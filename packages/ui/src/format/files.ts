const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** Formats bytes as `3.4 MB`, in steps of 1024 like the upload limits (D55); '' for an invalid size. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  let step = 0
  let value = bytes
  // A value that rounds to 1,024 of a unit is 1 of the next.
  while (step < units.length - 1 && value >= (step === 0 ? 1023.5 : 1023.95)) {
    value /= 1024
    step += 1
  }
  const shown = value.toLocaleString('en-US', { maximumFractionDigits: step === 0 ? 0 : 1 })
  return `${shown} ${step === 0 && shown === '1' ? 'byte' : units[step]}`
}
