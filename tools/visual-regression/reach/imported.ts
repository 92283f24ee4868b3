/** One import as a file writes it. */
export interface Imported {
  specifier: string
  /** Names it takes of the other file; none when it imports for the effect alone. */
  names: readonly string[] | 'all'
}

/** What one file takes from others and hands on, before anything is resolved. */
export interface SourceModule {
  imports: readonly Imported[]
  /** What it exports of its own. */
  own: ReadonlySet<string>
  /** What it only hands on: exported name to where it comes from. */
  handedOn: ReadonlyMap<string, Imported>
  /** Specifiers of `export * from`. */
  stars: readonly string[]
  /** It does nothing but hand on. */
  barrel: boolean
  /** Patterns of `import.meta.glob`. */
  globs: readonly string[]
  /** It imports what only running it can tell, so everything may stand behind it. */
  blind: boolean
}

/** A picture, a font, JSON, a package: nothing stands behind it. */
export const leaf: SourceModule = {
  imports: [],
  own: new Set(),
  handedOn: new Map(),
  stars: [],
  barrel: false,
  globs: [],
  blind: false,
}
