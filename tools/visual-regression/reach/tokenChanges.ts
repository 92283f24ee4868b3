import { fileAt } from './changedFiles.ts'

const isOfTokens = (file: string) => /^packages\/ui\/src\/tokens\/\w+\.ts$/.test(file)

/** The properties of a file, by their names: `mint700: 'oklch(…)',`. */
function valuesIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/^ *'?([\w-]+)'?: (.+?),?$/gm)]
  return new Map(found.map(([, name = '', value = '']) => [name, value.replace(/^'(.*)'$/, '$1')]))
}

/** Tokens whose value changed, each with both of them. */
export function tokenChanges(before: string, after: string): readonly string[] {
  const [old, now] = [valuesIn(before), valuesIn(after)]
  return [...now].flatMap(([name, value]) => {
    const was = old.get(name)
    return was === undefined || was === value ? [] : [`${name}: ${was} became ${value}`]
  })
}

/** What changed in each file of tokens since a commit; no entry for a file in which no value did. */
export async function changedTokens(
  root: string,
  ref: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = files.filter(isOfTokens).map(async (file) => {
    const [before, after] = await Promise.all([fileAt(root, file, ref), fileAt(root, file)])
    return [file, tokenChanges(before, after)] as const
  })
  return new Map((await Promise.all(read)).filter(([, changes]) => changes.length > 0))
}
