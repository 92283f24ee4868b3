import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scratch } from '../../mutation/index.ts'
import { broken, type Planted } from '../breaks.ts'

/** Does something with the copy while the break is in it, and takes the break out again. */
export async function withBreak<Result>(planted: Planted, act: () => Promise<Result>): Promise<Result> {
  const file = path.join(scratch, planted.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, broken(text, planted))
  try {
    return await act()
  } finally {
    writeFileSync(file, text)
  }
}
