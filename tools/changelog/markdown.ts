import type { Change } from './compare.ts'

function section(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return []
  return [`### ${title}`, '', ...changes.map(({ of, text }) => `- \`${of}\` ${text}`), '']
}

/** The changes under a heading, those that break a caller first. */
export function toMarkdown(title: string, changes: readonly Change[]): string {
  const broken = changes.filter(({ breaking }) => breaking)
  const other = changes.filter(({ breaking }) => !breaking)
  const lines = [...section('Breaking', broken), ...section('Added', other)]
  return [`## ${title}`, '', ...(lines.length > 0 ? lines : ['The public surface is the same.', ''])].join('\n')
}
