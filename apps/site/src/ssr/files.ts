/** A chunk in the manifest of Vite. */
interface Chunk {
  file: string
  imports?: readonly string[]
  css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

interface Files {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}

/** The files of some parts of the program, with all imports. @throws Error for a part that the build does not have */
export function filesOf(manifest: Manifest, parts: readonly string[]): Files {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  parts.forEach(visit)
  return { scripts, styles }
}
