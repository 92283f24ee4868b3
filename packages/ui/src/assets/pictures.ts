import exampleRemoveAfter from './example-remove-after.webp'
import exampleRemoveBefore from './example-remove-before.webp'
import exampleUpscaleAfter from './example-upscale-after.webp'
import exampleUpscaleBefore from './example-upscale-before.webp'
import gallery1 from './gallery-1.webp'
import gallery2 from './gallery-2.webp'
import gallery3 from './gallery-3.webp'
import gallery4 from './gallery-4.webp'
import gallery5 from './gallery-5.webp'
import gallery6 from './gallery-6.webp'
import heroFaqWide from './hero-faq.webp'
import heroFaqNarrow from './hero-faq-narrow.webp'
import heroGenerateWide from './hero-generate.webp'
import heroGenerateNarrow from './hero-generate-narrow.webp'
import heroLandingWide from './hero-landing.webp'
import heroLandingNarrow from './hero-landing-narrow.webp'
import heroRemoveWide from './hero-remove.webp'
import heroRemoveNarrow from './hero-remove-narrow.webp'
import heroUpscaleWide from './hero-upscale.webp'
import heroUpscaleNarrow from './hero-upscale-narrow.webp'
import pricingCoinsFile from './pricing-coins.webp'
import serviceGenerateFile from './service-generate.webp'
import serviceRemoveFile from './service-remove.webp'
import serviceUpscaleFile from './service-upscale.webp'

/** An address and the size of the file in px, so that nothing moves when it arrives. */
export interface Picture {
  src: string
  width: number
  height: number
}

/** A picture behind words, cut for wide windows and for phones; `prompt` is what our engine made it from. */
export interface HeroPicture extends Picture {
  narrow: Picture
  prompt: string
}

/** All files here come from scripts/make-pictures.mjs, which holds prompts, styles and seeds. */
const hero = (src: string, narrow: string, prompt: string): HeroPicture => ({
  src,
  width: 1600,
  height: 900,
  narrow: { src: narrow, width: 780, height: 780 },
  prompt,
})

export const heroLanding: HeroPicture = {
  src: heroLandingWide,
  width: 1600,
  height: 960,
  narrow: { src: heroLandingNarrow, width: 780, height: 1080 },
  prompt: 'mint mountains above a misty lake',
}
export const heroGenerate = hero(heroGenerateWide, heroGenerateNarrow, 'desert dunes at golden hour with a mint sky')
export const heroRemove = hero(heroRemoveWide, heroRemoveNarrow, 'forest path in autumn mist')
export const heroUpscale = hero(heroUpscaleWide, heroUpscaleNarrow, 'a calm sea at golden hour with a sailing boat')
export const heroFaq = hero(heroFaqWide, heroFaqNarrow, 'abstract mint and copper ink')

export const serviceGenerate: Picture = { src: serviceGenerateFile, width: 1000, height: 900 }
export const serviceRemove: Picture = { src: serviceRemoveFile, width: 800, height: 500 }
export const serviceUpscale: Picture = { src: serviceUpscaleFile, width: 800, height: 500 }
export const pricingCoins: Picture = { src: pricingCoinsFile, width: 900, height: 720 }

export const removeExample = { before: exampleRemoveBefore, after: exampleRemoveAfter, width: 960, height: 600 }
export const upscaleExample = { before: exampleUpscaleBefore, after: exampleUpscaleAfter, width: 1200, height: 750 }

export interface GalleryPicture extends Picture {
  prompt: string
  style: string
}

const square = (src: string, prompt: string, style: string): GalleryPicture => ({
  src,
  width: 512,
  height: 512,
  prompt,
  style,
})

export const gallery: readonly GalleryPicture[] = [
  square(gallery1, 'snowy peaks at dawn over a fjord', 'Oil painting'),
  square(gallery2, 'poppies and dahlias in the morning', 'Watercolor'),
  square(gallery3, 'a city at night in the rain', 'Pixel art'),
  square(gallery4, 'a minted coin on warm paper', '3D render'),
  square(gallery5, 'a pine forest at sunset', 'Line art'),
  square(gallery6, 'a sailing boat in a quiet bay in the morning', 'Comic'),
]
