/** Drawn images for stories: small, equal on every machine, and without network. */
const asUrl = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" preserveAspectRatio="xMidYMid slice">${content}</svg>`)}`

export const harbour = asUrl(
  '<rect width="400" height="400" fill="#f2c9a0"/><circle cx="270" cy="150" r="46" fill="#fff3dc"/><path d="M0 230h400v170H0z" fill="#5f8f99"/><path d="M0 250h400M20 280h320M60 316h330M0 352h280" stroke="#8db5b8" stroke-width="6"/><path d="M118 236l16-96 16 96z" fill="#b4593c"/><path d="M126 120h16v24h-16z" fill="#39434a"/><path d="M84 236h104l-10 18H94z" fill="#39434a"/>',
)

export const lemons = asUrl(
  '<rect width="400" height="400" fill="#dfe6dc"/><path d="M0 280h400v120H0z" fill="#b9c7b4"/><ellipse cx="156" cy="250" rx="92" ry="70" fill="#eec643"/><ellipse cx="262" cy="272" rx="84" ry="62" fill="#e3b12c"/><path d="M236 210c24-44 70-52 98-36-16 32-56 48-98 36z" fill="#557c4b"/>',
)

export const cutOut = asUrl(
  '<path d="M150 90h100l10 50c34 20 50 64 50 112 0 60-44 96-110 96S90 312 90 252c0-48 16-92 50-112z" fill="#4f8f86"/><path d="M150 90h100l4 22H146z" fill="#2d5f5a"/><path d="M98 226c60 26 144 26 204 0l6 30c-64 28-152 28-216 0z" fill="#d9a382"/>',
)

export const wide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300"><rect width="800" height="300" fill="#d7e3ea"/><path d="M0 220l140-90 120 70 170-120 150 110 220-80v190H0z" fill="#5b7680"/><circle cx="600" cy="80" r="34" fill="#fff1d6"/></svg>',
)}`
