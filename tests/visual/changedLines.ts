import { diff } from 'node:util'

/** The lines that only one of two texts has: `- old` or `+ new`. */
export const changedLines = (before: string, after: string): readonly string[] =>
  diff(before.split('\n'), after.split('\n')).flatMap(([side, line]) =>
    side === 0 ? [] : [`${side === 1 ? '-' : '+'} ${line.trim()}`],
  )
