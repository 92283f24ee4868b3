import { describe, expect, it } from 'vitest'
import { filesBelow, isSource, isTest, read } from './sources.ts'

const sources = ['packages', 'apps', 'tests', 'scripts', '.storybook'].flatMap(filesBelow).filter(isSource)

describe('conventions of the sources', () => {
  it('keeps a file short enough to read in one sitting', () => {
    const long = sources
      .map((file) => [file, read(file).split('\n').length] as const)
      .filter(([, lines]) => lines > 400)
    expect(long).toEqual([])
  })

  it('every component of the design system is in Storybook', () => {
    const components = filesBelow('packages/ui/src')
      .filter((file) => /\/(primitives|controls|overlays|screens)\/([A-Z]\w+)\/\2\.tsx$/.test(file))
      .map((file) => file.replace(/\.tsx$/, ''))
    expect(components.length).toBeGreaterThan(40)
    const files = new Set(sources)
    expect(components.filter((component) => !files.has(`${component}.stories.tsx`))).toEqual([])
  })

  it('no lint rule and no type check is switched off in place', () => {
    // Written in two halves, so that this file does not find itself.
    const words = ['biome' + '-ignore', '@ts' + '-ignore', '@ts' + '-nocheck', 'eslint' + '-disable']
    expect(sources.filter((file) => words.some((word) => read(file).includes(word)))).toEqual([])
  })

  it('no test is skipped or left alone', () => {
    const marks = /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/
    expect(sources.filter(isTest).filter((file) => marks.test(read(file)))).toEqual([])
  })

  it('no test waits for a second and no longer, which is the limit of vi.waitFor', () => {
    const impatient = sources.filter(isTest).filter((file) => /\bvi\.waitFor\(/.test(read(file)))
    expect(impatient).toEqual([])
  })

  it('no code needs an API that only secure contexts have', () => {
    const dom = read('node_modules/typescript-api/lib/lib.dom.d.ts')
    const note =
      /Available only in secure contexts\.(?:(?!\*\/)[\s\S])*\*\/\s+(?:declare var |interface |readonly )?(\w+)/g
    const mixins = /^interface Navigator(?:Locks|Storage) \{[^}]*?readonly (\w+):/gm
    const names = [note, mixins].flatMap((pattern) => [...dom.matchAll(pattern)].map(([, name]) => name))
    expect(names).toEqual(expect.arrayContaining(['randomUUID', 'subtle', 'clipboard', 'locks', 'PaymentRequest']))
    const name = `(${names.join('|')})\\b`
    const use = new RegExp(
      `(?:\\b(?:navigator|crypto|window|globalThis|event|native)\\.|\\bnew )${name}|\\{[^{}]*?\\b${name}[^{}]*\\} = navigator`,
      'g',
    )
    const found = sources
      .filter((file) => /^(?:packages\/(?!api-client\/scripts)|apps\/site\/src\/).*\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) => [...read(file).matchAll(use)].map((match) => `${match[1] ?? match[2]} in ${file}`))
    expect(found.toSorted()).toEqual([
      'getCoalescedEvents in packages/ui/src/overlays/CutoutEditor/usePointers.ts',
      'locks in apps/site/src/flows/images/tabLock.ts',
    ])
  })

  it('uses no literal colour outside the palette', () => {
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i
    const found = sources
      .filter((file) => file.startsWith('packages/ui/src/') && file.endsWith('.css.ts'))
      .filter((file) => !file.startsWith('packages/ui/src/tokens/'))
      .filter((file) => literal.test(read(file)))
    expect(found).toEqual([])
  })

  it('no length counts characters: `ch` is as wide as the digits of a font, which comes late', () => {
    const styles = sources.filter((file) => /\.css\.ts$|\/tokens\/theme\.ts$/.test(file))
    expect(styles.filter((file) => /\d(?:\.\d+)?ch\b/.test(read(file)))).toEqual([])
  })

  it('touch target sizes use their token', () => {
    const own = sources.filter((file) => file.endsWith('.css.ts') && read(file).includes('(pointer: coarse)'))
    expect(own).toEqual([])
  })

  it('a password is typed only where it can be shown and hidden (R292)', { tags: ['R292'] }, () => {
    const screens = sources.filter(
      (file) => /^(packages\/ui|apps\/site)\/src\/.*\.tsx$/.test(file) && !/stories|test/.test(file),
    )
    const fields = screens.flatMap((file) =>
      [...read(file).matchAll(/<(\w+)\s[^<>]*?\bname="(\w*[pP]assword)"/g)].map(
        ([, control, name]) => `${control} ${name} in ${file.replace(/^.*\/screens\//, '')}`,
      ),
    )
    expect(fields.toSorted()).toEqual([
      'PasswordField confirmPassword in shared/auth/NewPasswordFields.tsx',
      'PasswordField currentPassword in ChangePassword/ChangePassword.tsx',
      'PasswordField password in Login/Login.tsx',
      'PasswordField password in shared/auth/NewPasswordFields.tsx',
    ])
    expect(screens.filter((file) => /type="password"/.test(read(file)))).toEqual([])
  })

  it('no screen, call or column mentions an administrator (R297)', { tags: ['R297'] }, () => {
    const product = sources.filter((file) => /^(apps|packages)\/[\w-]+\/src\//.test(file) && !isTest(file))
    const shape = product.filter((file) => /\/(db|operations|routes|screens)\//.test(file))
    expect(shape.length).toBeGreaterThan(100)
    const textOf = (file: string) => `${file} ${read(file)}`
    // Operators are nobody of the site: they have a token of the server, a command line and an audit log (D75).
    const ofOperators =
      /^apps\/api\/src\/(admin|domain\/admin|operations|platform\/http|platform\/config|limits)|admin-audit|^packages\/api-client\/src\/schema\.gen/
    const others = product.filter((file) => !ofOperators.test(file))
    expect(others.filter((file) => /\badmin(?![_-]?audit)/i.test(textOf(file)))).toEqual([])
    expect(product.filter((file) => /\b(?:is_)?staff\b|superuser|moderator|\bis_admin/i.test(textOf(file)))).toEqual([])
    expect(shape.filter((file) => /\/db\//.test(file) && /\broles?\b/i.test(read(file)))).toEqual([])
  })

  it('the page settles the order of the style layers as the design system declares it', () => {
    const declared = [...read('packages/ui/src/tokens/layers.css.ts').matchAll(/globalLayer\('(\w+)'\)/g)].map(
      ([, name]) => name,
    )
    expect(declared.length).toBeGreaterThan(3)
    expect(read('apps/site/index.html')).toContain(`@layer ${declared.join(', ')};`)
  })
})
