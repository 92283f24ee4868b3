import { describe, expect, it } from 'vitest'
import { tarballFaults } from './faults.ts'

const exports = {
  './styles': { types: './styles.d.ts', default: './styles.css' },
  './coins/*': { types: './coins/*/*.d.ts', default: './coins/*/*.js' },
  './package.json': './package.json',
}
const files = [
  'README.md',
  'coins/Penny/Penny.d.ts',
  'coins/Penny/Penny.js',
  'package.json',
  'styles.css',
  'styles.d.ts',
]
const entries = ['./styles', './coins/Penny']
const sound = { files, exports, entries, imports: new Map<string, string[]>(), declared: ['mint', '@mint/press'] }

describe('what a tarball of the components may hold', () => {
  it('is content with modules, types, styles and the files that they show', () => {
    expect(tarballFaults({ ...sound, files: [...files, 'files/penny.webp', 'files/text.woff2'] })).toEqual([])
  })

  it('refuses sources, stories and tests', () => {
    const more = ['coins/Penny/Penny.tsx', 'coins/Penny/Penny.stories.js', 'testing/clock.d.ts', 'vite.config.ts']
    expect(tarballFaults({ ...sound, files: [...files, ...more] })).toEqual([
      'coins/Penny/Penny.tsx is of no use to who installs the package',
      'vite.config.ts is of no use to who installs the package',
      'coins/Penny/Penny.stories.js is for those who work on it',
      'testing/clock.d.ts is for those who work on it',
    ])
  })

  it('asks for the module and the types of each entry that the sources have', () => {
    expect(
      tarballFaults({
        ...sound,
        files: files.filter((file) => file !== 'coins/Penny/Penny.d.ts'),
        entries: [...entries, './notes/Fiver'],
      }),
    ).toEqual([
      './coins/Penny is to be found in ./coins/Penny/Penny.d.ts, which is not packed',
      './notes/Fiver is exported by the sources, and not by the package',
    ])
  })

  it('refuses two files that some disks take for one', () => {
    expect(tarballFaults({ ...sound, files: [...files, 'coins/Penny/penny.js'] })).toEqual([
      'coins/Penny/penny.js differs from another file by capitals alone, which not every disk tells apart',
    ])
  })

  it('lets a module import what is packed or declared, and nothing else', () => {
    const imports = new Map([
      ['coins/Penny/Penny.js', ['mint/blank', '@mint/press', '../../styles.css', './Rim.js', 'foundry']],
      ['coins/Penny/Penny.d.ts', ['./Penny.js', './Rim.js']],
    ])
    expect(tarballFaults({ ...sound, imports })).toEqual([
      'coins/Penny/Penny.js imports ./Rim.js, which is neither packed nor declared',
      'coins/Penny/Penny.js imports foundry, which is neither packed nor declared',
      'coins/Penny/Penny.d.ts imports ./Rim.js, which is neither packed nor declared',
    ])
  })
})
