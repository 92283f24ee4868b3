/** An image that the page can show without a server that keeps it. */
export const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const bytes = Uint8Array.from(atob(pixel.split(',')[1] ?? ''), (char) => char.charCodeAt(0))

export const imageFile = (name: string) => new File([bytes], name, { type: 'image/png' })

/** An image of any size: one colour on another. */
export const drawing = (fill: string, ground: string, width = 8, height = 8): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'><path fill='${ground}' d='M0 0h${width}v${height}H0z'/><circle fill='${fill}' cx='50%' cy='50%' r='30%'/></svg>`,
  )}`

export const copper = drawing('peru', 'darkslategray')
export const lake = drawing('aliceblue', 'steelblue')
