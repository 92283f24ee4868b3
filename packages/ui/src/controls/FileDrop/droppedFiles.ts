/** The part of a FileSystemEntry that is needed here. */
interface Entry {
  isDirectory: boolean
  isFile: boolean
  name: string
}

interface FileEntry extends Entry {
  file: (found: (file: File) => void, failed: () => void) => void
}

interface FolderEntry extends Entry {
  createReader: () => { readEntries: (found: (entries: readonly Entry[]) => void, failed: () => void) => void }
}

/** The used data of a drop or paste: items where the browser has them, or else files. */
export interface Carried {
  files: ArrayLike<File>
  items?: ArrayLike<{ kind: string; getAsFile: () => File | null; webkitGetAsEntry?: () => Entry | null }>
}

/** More files than this in folders are probably a mistake. */
const MOST = 500

const isFolder = (entry: Entry): entry is FolderEntry => entry.isDirectory
const isFile = (entry: Entry): entry is FileEntry => entry.isFile
/** Hidden files of the operating system. */
const isLitter = ({ name }: Entry) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

/** A folder returns its entries in portions of a hundred, and an empty portion at the end. */
async function entriesOf(folder: FolderEntry): Promise<Entry[]> {
  const reader = folder.createReader()
  const all: Entry[] = []
  while (all.length < MOST) {
    const portion = await new Promise<readonly Entry[]>((done) => reader.readEntries(done, () => done([])))
    if (portion.length === 0) break
    all.push(...portion)
  }
  return all
}

async function filesOf(entries: readonly Entry[], depth: number): Promise<File[]> {
  const files: File[] = []
  for (const entry of entries) {
    if (files.length >= MOST) break
    if (isFolder(entry)) {
      const inside = depth > 0 ? (await entriesOf(entry)).filter((one) => !isLitter(one)) : []
      files.push(...(await filesOf(inside, depth - 1)))
    } else if (isFile(entry)) {
      const file = await new Promise<File | null>((done) => entry.file(done, () => done(null)))
      if (file) files.push(file)
    }
  }
  return files.slice(0, MOST)
}

/**
 * The files of a drop, also inside folders (at most 500, five folders deep). Synchronous without a folder, because the
 * DataTransfer is emptied after the event.
 */
export function droppedFiles(carried: Carried): File[] | Promise<File[]> {
  const entries = Array.from(carried.items ?? [])
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }))
  if (!entries.some(({ entry }) => entry?.isDirectory)) return Array.from(carried.files)
  const inOrder = entries.map(async ({ entry, file }) => {
    if (entry && isFolder(entry)) return filesOf([entry], 5)
    return file ? [file] : []
  })
  return Promise.all(inOrder).then((parts) => parts.flat().slice(0, MOST))
}
