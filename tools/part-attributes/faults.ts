import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { spelled } from './spelled.ts'

interface Question {
  /** By the names of their components. */
  readonly guides: ReadonlyMap<string, Guide>
  /** By the name of a component: the parts and values that its stories showed. */
  readonly seen: ReadonlyMap<string, ReadonlySet<string>>
}

/** Everything that a guide says of its parts, as it is spelled where it is seen. */
const documentedBy = ({ anatomy }: Guide): readonly string[] =>
  anatomy.flatMap(({ name: part, selector, attributes = [] }) =>
    selector === undefined
      ? attributes.map(({ name }) => `${part} ${name}, for it has no selector`)
      : [
          part,
          ...attributes.flatMap((attribute) =>
            (Array.isArray(attribute.values) ? attribute.values : ['']).map((value) => spelled(part, attribute, value)),
          ),
        ],
  )

/** Parts, attributes and values that a guide tells of and that no story of its component showed. */
export const partFaults = ({ guides, seen }: Question): readonly string[] =>
  [...guides].flatMap(([component, guide]) =>
    documentedBy(guide)
      .filter((part) => !seen.get(component)?.has(part))
      .map((part) => `${component}: no story shows ${part}`),
  )
