/** Levels of a channel that soft edges are kept in: 0, 17, 34 and so on to 255. */
const STEP = 17

/** So many pixels of one colour side by side are ground, a line or a filled part, and kept as they are. */
const EXACT = 3

/**
 * A row of pixels as it is kept. Grounds keep their colour to the bit; the soft edges of letters and curves, which have
 * two hundred shades in one line of text, keep sixteen levels a channel. Nobody sees it, and it halves the baselines.
 * What is kept already stays as it is.
 */
export function coarse(row: Buffer): Buffer {
  const kept = Buffer.from(row)
  for (let from = 0; from < row.length; ) {
    const color = row.readUIntBE(from, 3)
    let to = from + 3
    while (to < row.length && row.readUIntBE(to, 3) === color) to += 3
    if (to - from < EXACT * 3) {
      for (let at = from; at < to; at += 1) kept[at] = Math.round(row.readUInt8(at) / STEP) * STEP
    }
    from = to
  }
  return kept
}
