/** One text value of a form; '' for a field that is missing or is a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The named text values of a form: `textsOf(data, ['email', 'password'])`. Typed by the names. */
export function textsOf<const Names extends readonly string[]>(
  data: FormData,
  names: Names,
): Record<Names[number], string>
export function textsOf(data: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)]))
}

/** Whether a checkbox is ticked. */
export function isTicked(data: FormData, name: string): boolean {
  return data.get(name) !== null
}
