let table: Uint32Array | undefined

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, start) => {
    let value = start
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  })
}

/** The checksum of PNG chunks (PNG, third edition, 5.5). Browsers have none. */
export function crc32(bytes: Uint8Array): number {
  table ??= makeTable()
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}
