import { parseSync } from 'oxc-parser'
import type { Area, Break, Requirement } from './evidence.ts'

/** A break with the requirement that it takes away. */
export interface Planted extends Break {
  readonly number: string
  readonly requirement: Requirement
}

export const breaksOf = (areas: readonly Area[]): readonly Planted[] =>
  areas
    .flatMap((area) => Object.entries(area))
    .flatMap(([number, requirement]) =>
      (requirement.breaks ?? []).map((planted) => ({ ...planted, number, requirement })),
    )

const timesIn = (text: string, part: string): number => text.split(part).length - 1

const parses = (file: string, text: string): boolean =>
  !/\.(ts|tsx|mts|mjs)$/.test(file) || parseSync(file, text).errors.length === 0

/** The text of the file with the break in it. */
export const broken = (text: string, { from, to }: Break): string => text.replace(from, () => to)

function faultOf(planted: Planted, read: (file: string) => string | undefined): string | undefined {
  const { file, from, to } = planted
  const text = read(file)
  if (text === undefined) return `there is no ${file}`
  const times = timesIn(text, from)
  if (times !== 1) return `${file} has ${JSON.stringify(from)} ${times} times instead of once`
  if (from === to) return `${file} stays as it is`
  return parses(file, broken(text, planted)) ? undefined : `${file} is no program any more`
}

/**
 * What is wrong with the breaks as they are written down; whether the evidence notices them, only a run can tell.
 * @param read the text of a file of the repository, if there is one
 */
export const faultsOfBreaks = (areas: readonly Area[], read: (file: string) => string | undefined): readonly string[] =>
  breaksOf(areas).flatMap((planted) => {
    const fault = faultOf(planted, read)
    return fault === undefined ? [] : [`${planted.number}: its break does not fit, ${fault}`]
  })

/** How many requirements carry a break, and how many say why they have none. */
export function breakCounts(areas: readonly Area[]) {
  const all = areas.flatMap((area) => Object.values(area))
  return {
    requirements: all.length,
    broken: all.filter(({ breaks }) => breaks !== undefined).length,
    excused: all.filter(({ noBreak }) => noBreak !== undefined).length,
    breaks: breaksOf(areas).length,
  }
}
