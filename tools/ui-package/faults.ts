import path from 'node:path'

/** What a package may hold: what runs, its types and styles, and the files that those show. */
const isMeant = (file: string) =>
  file === 'package.json' ||
  file === 'README.md' ||
  /^design-tokens\/[\w.]+\.json$/.test(file) ||
  /\.(js|d\.ts|css|webp|woff2)$/.test(file)

const isForUs = (file: string) => /(^|\/)(testing|guide|fixtures)\/|\.(stories|test|fixtures|guide)\./.test(file)

interface Target {
  types: string
  default: string
}

/** `./controls/Field` under `./controls/*`, which stands for a name without a slash. */
function targetOf(entry: string, exports: Readonly<Record<string, Target | string>>): Target | null {
  const own = exports[entry]
  const pattern = `${path.posix.dirname(entry)}/*`
  const found = own ?? exports[pattern]
  if (found === undefined || typeof found === 'string') return null
  const name = path.posix.basename(entry)
  return { types: found.types.replaceAll('*', name), default: found.default.replaceAll('*', name) }
}

interface Tarball {
  files: readonly string[]
  exports: Readonly<Record<string, Target | string>>
  /** What public-api.json says that callers may import. */
  entries: readonly string[]
  /** Module -> what it imports. */
  imports: ReadonlyMap<string, readonly string[]>
  /** The packages that it says it needs. */
  declared: readonly string[]
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function importFaults({ files, imports, declared }: Tarball): string[] {
  const held = new Set(files)
  const isFound = (file: string, specifier: string) => {
    if (!specifier.startsWith('.')) return declared.includes(packageOf(specifier))
    const target = path.posix.join(path.posix.dirname(file), specifier)
    return held.has(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target)
  }
  return [...imports].flatMap(([file, specifiers]) =>
    specifiers
      .filter((specifier) => !isFound(file, specifier))
      .map((specifier) => `${file} imports ${specifier}, which is neither packed nor declared`),
  )
}

/** What is wrong with a tarball, a line each. */
export function tarballFaults(tarball: Tarball): string[] {
  const { files, exports, entries } = tarball
  const held = new Set(files)
  const missing = entries.flatMap((entry) => {
    const target = targetOf(entry, exports)
    if (target === null) return [`${entry} is exported by the sources, and not by the package`]
    return [target.types, target.default]
      .filter((file) => !held.has(path.posix.normalize(file)))
      .map((file) => `${entry} is to be found in ${file}, which is not packed`)
  })
  const inLowerCase = files.map((file) => file.toLowerCase())
  const twice = files.filter((_, place) => inLowerCase.indexOf(inLowerCase[place] ?? '') !== place)
  return [
    ...twice.map((file) => `${file} differs from another file by capitals alone, which not every disk tells apart`),
    ...files.filter((file) => !isMeant(file)).map((file) => `${file} is of no use to who installs the package`),
    ...files.filter((file) => isMeant(file) && isForUs(file)).map((file) => `${file} is for those who work on it`),
    ...missing,
    ...importFaults(tarball),
  ]
}
