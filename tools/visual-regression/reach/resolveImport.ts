import { realpathSync } from 'node:fs'
import path from 'node:path'
import { ResolverFactory } from 'oxc-resolver'

export interface Resolved {
  /** From the root, with forward slashes; of an installed package only `node_modules/<name>`. */
  file: string
  /** The package.json that a name of a package was looked up in; null for an import by path. */
  manifest: string | null
}

const byPath = /^\.{0,2}\//
const nameOfPackage = /^(?:@[^/]+\/)?[^/]+/
const inPackage = /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/

/** Resolves as Vite does: exports of packages, links of workspaces, and sources with or without their extension. */
export function importResolver(root: string): (from: string, specifier: string) => Resolved | null {
  const resolver = new ResolverFactory({
    conditionNames: ['module', 'browser', 'production', 'import', 'default'],
    mainFields: ['browser', 'module', 'main'],
    extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'],
  })
  const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const packages = new Map<string, Resolved>()

  return (from, written) => {
    const specifier = written.replace(/\?.*$/, '')
    if (specifier.startsWith('node:')) return null
    const known = packages.get(specifier)
    if (known !== undefined) return known

    const folder = path.join(root, path.dirname(from))
    const { path: found, packageJsonPath } = resolver.sync(folder, specifier)
    if (byPath.test(specifier)) {
      // A file that is gone still has its name here, so that its going reaches those who ask for it.
      return { file: fromRoot(found ?? path.resolve(folder, specifier)), manifest: null }
    }

    const [name = specifier] = nameOfPackage.exec(specifier) ?? []
    const [, installed] = (found === undefined ? null : inPackage.exec(fromRoot(found))) ?? []
    const resolved =
      found === undefined || installed !== undefined
        ? { file: `node_modules/${installed ?? name}`, manifest: null }
        : {
            file: fromRoot(found),
            manifest: packageJsonPath === undefined ? null : fromRoot(realpathSync(packageJsonPath)),
          }
    packages.set(specifier, resolved)
    return resolved
  }
}
