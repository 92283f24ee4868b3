import type { Imported, SourceModule } from './imported.ts'
import type { Resolved } from './resolveImport.ts'

interface Modules {
  moduleOf: (file: string) => SourceModule
  resolve: (from: string, specifier: string) => Resolved | null
  /** The package.json that frees a file of side effects, or null. */
  freeOfEffects: (file: string) => string | null
}

interface Followed {
  /** Files that are imported whole. */
  uses: ReadonlySet<string>
  /** Barrels on the way of which only some names are wanted, and each package.json that led the way. */
  passes: ReadonlySet<string>
}

/** Whether a name is among those that a file exports, by itself or through others. */
function exportsName(modules: Modules, file: string, name: string, asked: Set<string> = new Set()): boolean {
  if (asked.has(file)) return false
  asked.add(file)
  const { own, handedOn, stars } = modules.moduleOf(file)
  if (file.startsWith('node_modules/') || own.has(name) || handedOn.has(name)) return true
  if (name === 'default') return false
  return stars.some((star) => {
    const target = modules.resolve(file, star)
    return target !== null && exportsName(modules, target.file, name, asked)
  })
}

/** The files that the imports of one file end at. Through a barrel only the wanted names are followed. */
export function followImport(file: string, modules: Modules): Followed {
  const uses = new Set<string>()
  const passes = new Set<string>()
  const done = new Set<string>()

  const follow = (from: string, { specifier, names }: Imported): void => {
    const target = modules.resolve(from, specifier)
    if (target === null) return
    if (target.manifest !== null) passes.add(target.manifest)
    const { barrel } = modules.moduleOf(target.file)
    const manifest = barrel && names !== 'all' ? modules.freeOfEffects(target.file) : null
    if (names === 'all' || manifest === null) {
      uses.add(target.file)
      return
    }
    passes.add(target.file)
    passes.add(manifest)
    for (const name of names) takeFrom(target.file, name)
    // Followed even where a bundler may drop it: what is imported for its effect is rarely without one.
    for (const plain of modules.moduleOf(target.file).imports) if (plain.names.length === 0) follow(target.file, plain)
  }

  const takeFrom = (barrel: string, name: string): void => {
    const once = `${barrel}#${name}`
    if (done.has(once)) return
    done.add(once)
    const { handedOn, stars } = modules.moduleOf(barrel)
    const origin = handedOn.get(name)
    if (origin !== undefined) {
      follow(barrel, origin)
      return
    }
    const providers = stars.filter((star) => {
      const target = modules.resolve(barrel, star)
      return target !== null && exportsName(modules, target.file, name)
    })
    if (providers.length === 0) uses.add(barrel)
    for (const specifier of providers) follow(barrel, { specifier, names: [name] })
  }

  const { imports, handedOn, stars } = modules.moduleOf(file)
  for (const imported of [...imports, ...handedOn.values()]) follow(file, imported)
  for (const specifier of stars) follow(file, { specifier, names: 'all' })
  return { uses, passes }
}
