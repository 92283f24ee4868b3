import type { Service } from '../platform/db/schema.ts'

const SCHEME = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** A term of the IPTC vocabulary "Digital Source Type" (NewsCodes), e.g. `trainedAlgorithmicMedia`. */
export type SourceType = string

/** Terms for content made by a machine, as a whole or in part. */
const madeByMachine: ReadonlySet<SourceType> = new Set([
  'trainedAlgorithmicMedia',
  'algorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
])

export const isMadeByMachine = (type: SourceType): boolean => madeByMachine.has(type)

/** The types are sorted by time. A machine's type counts more than a camera's, and the latest counts most. */
export const leadingType = (types: readonly SourceType[]): SourceType | null =>
  types.findLast(isMadeByMachine) ?? types[0] ?? null

export const toUri = (type: SourceType): string => `${SCHEME}${type}`

/** Some writers use https, or the term alone. */
export function fromUri(value: string): SourceType | null {
  const term = /^(?:https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/)?([A-Za-z]{3,60})$/.exec(value.trim())
  return term?.[1] ?? null
}

/** The type of an image that has a part of the given type. */
const asPart: Readonly<Record<SourceType, SourceType>> = {
  trainedAlgorithmicMedia: 'compositeWithTrainedAlgorithmicMedia',
  algorithmicMedia: 'compositeSynthetic',
}

export const withPart = (type: SourceType): SourceType => (Object.hasOwn(asPart, type) ? (asPart[type] ?? type) : type)

/**
 * The source type of a result. The sample engine follows rules and is not trained. Removing a background and enlarging
 * invent nothing, so they keep a machine's type.
 */
export function sourceTypeOf(service: Service, isTrained: boolean, machineSource: SourceType | null): SourceType {
  if (service === 'generate') return isTrained ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'
  return machineSource ?? 'algorithmicallyEnhanced'
}
