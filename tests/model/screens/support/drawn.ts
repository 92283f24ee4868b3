/** A picture as a data URI, so that the page needs no server for it. */
const drawn = (disc: string, ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='${ground}' d='M0 0h8v8H0z'/><circle fill='${disc}' cx='4' cy='4' r='2.5'/></svg>`,
  )}`

export const copper = drawn('peru', 'darkslategray')
export const lake = drawn('aliceblue', 'steelblue')
