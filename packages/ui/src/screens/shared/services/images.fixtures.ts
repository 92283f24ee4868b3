/** Drawn images for stories: small, equal on every machine, and without network. */
const asUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const frame = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

interface Weather {
  sky: readonly [string, string]
  sun: string
  hills: readonly [string, string, string]
}

const weathers = {
  dawn: { sky: ['#f7c59f', '#7a9cb8'], sun: '#fff1d6', hills: ['#8fa3a6', '#5b7680', '#2f4a55'] },
  noon: { sky: ['#dff1ee', '#7fc4c0'], sun: '#ffffff', hills: ['#9bc7a5', '#5e9c7d', '#2d6b56'] },
  dusk: { sky: ['#e88f6a', '#4a3a66'], sun: '#ffd9a8', hills: ['#7a5470', '#4d3a5c', '#291f3d'] },
  night: { sky: ['#31507a', '#0f1b30'], sun: '#f2efdf', hills: ['#2b405c', '#1c2d44', '#101c2c'] },
  autumn: { sky: ['#f3e3c3', '#c9b48b'], sun: '#fff8e6', hills: ['#c98d4e', '#9a5b34', '#5b3423'] },
} as const satisfies Record<string, Weather>

const ridge = (width: number, height: number, level: number, shift: number, fill: string) => {
  const step = width / 4
  const y = height * level
  const rise = height * 0.09
  const points = [0, 1, 2, 3, 4].map((place) => {
    const lift = Math.sin(place * 1.7 + shift) * rise
    return `${place === 0 ? 'M' : 'S'}${place === 0 ? '' : `${place * step - step / 2},${y + lift - rise * 0.6} `}${place * step},${y + lift}`
  })
  return `<path fill="${fill}" d="${points.join(' ')} V${height} H0 Z"/>`
}

/** A landscape in one of five kinds of light. */
export function landscape(weather: keyof typeof weathers, width = 1024, height = 1024): string {
  const { sky, sun, hills } = weathers[weather]
  const shift = weather.length * 1.3 + width / height
  const gradient = `<defs><linearGradient id="s" x1="0" y1="1" x2="0" y2="0"><stop offset="0.25" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`
  const ground = `<rect width="${width}" height="${height}" fill="url(#s)"/>`
  const disc = `<circle cx="${width * 0.64}" cy="${height * 0.4}" r="${Math.min(width, height) * 0.11}" fill="${sun}"/>`
  const ridges = hills.map((fill, place) => ridge(width, height, 0.58 + place * 0.14, shift + place * 1.9, fill))
  return asUrl(frame(width, height, gradient + ground + disc + ridges.join('')))
}

const jug = `<g><path d="M236 170c-8 40-64 96-64 196 0 96 60 150 148 150s148-54 148-150c0-100-56-156-64-196z" fill="#4f8f86"/><path d="M236 170c-8 40-64 96-64 196 0 96 60 150 148 150-66-40-92-96-84-168 8-78 44-130 52-178z" fill="#77b3a5"/><ellipse cx="320" cy="170" rx="84" ry="24" fill="#2d5f5a"/><path d="M404 214c70-4 112 34 108 92-4 60-50 92-64 96l10-30c24-12 38-36 38-64 0-38-30-60-78-58z" fill="#3d7a72"/><path d="M186 330c80 34 188 34 268 0l6 26c-86 38-194 38-280 0z" fill="#d9a382"/></g>`

/** A jug on a table; without its surroundings it is the cut-out. */
export const jugPhoto = asUrl(
  frame(
    640,
    640,
    `<rect width="640" height="640" fill="#e7dccb"/><path d="M0 430h640v210H0z" fill="#b98d68"/><path d="M0 430h640v14H0z" fill="#9d744f"/><rect x="60" y="60" width="170" height="210" fill="#cfdcd8"/><path d="M60 60h170v210H60z" fill="none" stroke="#a78f72" stroke-width="12"/><ellipse cx="330" cy="520" rx="190" ry="26" fill="#8d6848"/>${jug}`,
  ),
)

export const jugCutOut = asUrl(frame(640, 640, jug))

/** The same landscape, small and soft, as an upload. */
export function softLandscape(weather: keyof typeof weathers, width: number, height: number): string {
  const sharp = decodeURIComponent(landscape(weather, width, height).slice('data:image/svg+xml,'.length))
  const inner = sharp.slice(sharp.indexOf('>') + 1, -'</svg>'.length)
  return asUrl(
    frame(
      width,
      height,
      `<filter id="f"><feGaussianBlur stdDeviation="${width / 110}"/></filter><g filter="url(#f)">${inner}</g>`,
    ),
  )
}
