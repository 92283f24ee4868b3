/** A list entry that may be flagged as the default; the server's 1 marks it (R147, R148). */
export interface Choosable {
  default?: number | boolean | null
}

/**
 * The one choice rule of currencies and languages (R193, R196): the saved entry if it is still in the list, else the
 * one marked default, else the first; null for an empty list.
 */
export const chooseFromList = <Item extends Choosable, Key>(
  list: readonly Item[],
  saved: Key | null,
  keyOf: (item: Item) => Key,
): Item | null =>
  list.find((item) => keyOf(item) === saved) ??
  list.find((item) => item.default === 1 || item.default === true) ??
  list[0] ??
  null
