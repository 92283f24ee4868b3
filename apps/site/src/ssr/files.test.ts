import { expect, it } from 'vitest'
import { filesOf } from './files.ts'

const manifest = {
  'src/routes/A.tsx': { file: 'assets/a.js', imports: ['_shared.js', '_more.js'], css: ['assets/a.css'] },
  'src/routes/B.tsx': { file: 'assets/b.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_more.js'], css: ['assets/shared.css'] },
  '_more.js': { file: 'assets/more.js', imports: ['_shared.js'] },
}

it('lists each file of the parts and their imports once', () => {
  const { scripts, styles } = filesOf(manifest, ['src/routes/A.tsx', 'src/routes/B.tsx'])
  expect([...scripts].sort()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/more.js', '/assets/shared.js'])
  expect([...styles].sort()).toEqual(['/assets/a.css', '/assets/shared.css'])
  expect(filesOf(manifest, [])).toEqual({ scripts: new Set(), styles: new Set() })
})

it('throws for a part that the build does not have', () => {
  expect(() => filesOf(manifest, ['src/routes/C.tsx'])).toThrow('src/routes/C.tsx')
})
