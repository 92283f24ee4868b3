import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Static imports and re-exports of values; types and `import()` add nothing to a chunk. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** All packages that a module adds to its chunk. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found
  seen.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    if (!target.startsWith('.')) found.add(target)
    else if (/\.tsx?$/.test(target)) packagesOf(join(dirname(file), target), seen, found)
  }
  return found
}

const heavy = /^@radix-ui\/|^sonner|^libphonenumber-js|^dompurify/

/** The modules in the first load of public pages. */
const light = [
  'primitives/index.ts',
  'controls/TextField/TextField.tsx',
  'controls/PhoneField/PhoneField.tsx',
  'controls/FileDrop/FileDrop.tsx',
  'controls/CompareSlider/CompareSlider.tsx',
  'overlays/ServicesMenu/ServicesMenu.tsx',
  'overlays/MobileMenu/MobileMenu.tsx',
  'overlays/Menu/Menu.tsx',
  'overlays/CurrencyMenu/CurrencyMenu.tsx',
  'overlays/CookieBanner/CookieBanner.tsx',
  'overlays/Toaster/Toaster.tsx',
  'screens/SiteHeader/SiteHeader.tsx',
  'screens/SiteFooter/SiteFooter.tsx',
  'screens/Landing/Landing.tsx',
].map((file) => join(import.meta.dirname, file))

describe('light modules', () => {
  it.each(light.map((file) => [relative(import.meta.dirname, file), file]))(
    '%s pulls in nothing heavy',
    (_name, file) => {
      expect(existsSync(file)).toBe(true)
      expect([...packagesOf(file)].filter((name) => heavy.test(name))).toEqual([])
    },
  )

  it('finds a heavy import', () => {
    const modal = join(import.meta.dirname, 'overlays/Modal/Modal.tsx')
    expect([...packagesOf(modal)]).toContain('@radix-ui/react-dialog')
  })
})
