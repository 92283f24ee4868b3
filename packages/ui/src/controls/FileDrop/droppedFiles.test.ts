import { describe, expect, it } from 'vitest'
import { droppedFiles } from './droppedFiles.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (found: (file: File) => void) => found(file(name)),
})

type AnyEntry = { name: string; isFile: boolean; isDirectory: boolean }

/** Returns its entries in portions, as browsers do. */
const folder = (name: string, entries: readonly AnyEntry[], portion = 100) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    let at = 0
    return {
      readEntries: (found: (entries: readonly AnyEntry[]) => void) => {
        found(entries.slice(at, at + portion))
        at += portion
      },
    }
  },
})

const item = (entry: AnyEntry | null, own: File | null) => ({
  kind: 'file',
  getAsFile: () => own,
  webkitGetAsEntry: () => entry,
})

const namesOf = async (carried: Parameters<typeof droppedFiles>[0]) =>
  (await droppedFiles(carried)).map(({ name }) => name)

describe('droppedFiles', () => {
  it('returns plain files synchronously', () => {
    const files = [file('a.png'), file('b.png')]
    expect(droppedFiles({ files })).toEqual(files)
    const items = files.map((one) => item(fileEntry(one.name), one))
    expect(droppedFiles({ files, items })).toEqual(files)
  })

  it('reads nested folders in order', async () => {
    const album = folder('album', [fileEntry('1.png'), folder('more', [fileEntry('2.png')]), fileEntry('3.png')], 1)
    const items = [item(fileEntry('0.png'), file('0.png')), item(album, null)]
    expect(await namesOf({ files: [file('0.png')], items })).toEqual(['0.png', '1.png', '2.png', '3.png'])
  })

  it('ignores files of the operating system', async () => {
    const album = folder('album', ['.DS_Store', 'Thumbs.db', 'a.png'].map(fileEntry))
    expect(await namesOf({ files: [], items: [item(album, null)] })).toEqual(['a.png'])
  })

  it('stops at an endless folder', async () => {
    const endless: ReturnType<typeof folder> = folder('deep', [])
    endless.createReader = folder('deep', [fileEntry('a.png'), endless]).createReader
    const wide = folder(
      'wide',
      Array.from({ length: 2000 }, (_, place) => fileEntry(`${place}.png`)),
    )
    expect(await namesOf({ files: [], items: [item(endless, null)] })).toHaveLength(5)
    expect(await namesOf({ files: [], items: [item(wide, null)] })).toHaveLength(500)
  })

  it('skips an unreadable file', async () => {
    const broken = { ...fileEntry('gone.png'), file: (_found: unknown, failed: () => void) => failed() }
    const items = [item(folder('album', [broken, fileEntry('a.png')]), null)]
    expect(await namesOf({ files: [], items })).toEqual(['a.png'])
  })
})
