import exampleRemoveAfter from './example-remove-after.webp'
import exampleRemoveBefore from './example-remove-before.webp'
import exampleUpscaleAfter from './example-upscale-after.webp'
import exampleUpscaleBefore from './example-upscale-before.webp'
import galleryRecipes from './gallery.json'
import gallery1 from './gallery-1.webp'
import gallery2 from './gallery-2.webp'
import gallery3 from './gallery-3.webp'
import gallery4 from './gallery-4.webp'
import gallery5 from './gallery-5.webp'
import gallery6 from './gallery-6.webp'
import heroFaqAvif from './hero-faq.avif'
import heroFaqWide from './hero-faq.webp'
import heroFaqNarrow from './hero-faq-narrow.avif'
import heroGenerateAvif from './hero-generate.avif'
import heroGenerateWide from './hero-generate.webp'
import heroGenerateNarrow from './hero-generate-narrow.avif'
import heroLandingAvif from './hero-landing.avif'
import heroLandingWide from './hero-landing.webp'
import heroLandingNarrow from './hero-landing-narrow.avif'
import heroRemoveAvif from './hero-remove.avif'
import heroRemoveWide from './hero-remove.webp'
import heroRemoveNarrow from './hero-remove-narrow.avif'
import heroUpscaleAvif from './hero-upscale.avif'
import heroUpscaleWide from './hero-upscale.webp'
import heroUpscaleNarrow from './hero-upscale-narrow.avif'
import pricingCoinsAvif from './pricing-coins.avif'
import pricingCoinsFile from './pricing-coins.webp'
import serviceGenerateFile from './service-generate.webp'
import serviceRemoveFile from './service-remove.webp'
import serviceUpscaleFile from './service-upscale.webp'

/** URL and size of the file in px, so that nothing moves when it loads. */
export interface ImageAsset {
  src: string
  width: number
  height: number
}

/** An image of the first view: the same as AVIF has half the bytes. */
export interface FirstViewImage extends ImageAsset {
  avif: string
}

/** An image behind text: a crop for wide windows and, only as AVIF, one of 780 x 560 for phones. */
export interface HeroImage extends FirstViewImage {
  narrow: string
}

/** All files here are made by scripts/images/make-images.mjs, which holds prompts, styles and seeds. */
const hero = (src: string, avif: string, height: number, narrow: string): HeroImage => ({
  src,
  avif,
  width: 1200,
  height,
  narrow,
})

/** The prompt of the landing page's image. */
export const landingPrompt = 'teal mountains and a copper lake at sunset'
/** The prompt of the prints on the generate page. */
export const printsPrompt = 'a sailing boat in a quiet bay at sunset'

export const heroLanding: HeroImage = {
  ...hero(heroLandingWide, heroLandingAvif, 960, heroLandingNarrow),
  width: 1280,
}
export const heroGenerate = hero(heroGenerateWide, heroGenerateAvif, 800, heroGenerateNarrow)
export const heroRemove = hero(heroRemoveWide, heroRemoveAvif, 800, heroRemoveNarrow)
export const heroUpscale = hero(heroUpscaleWide, heroUpscaleAvif, 800, heroUpscaleNarrow)
export const heroFaq = hero(heroFaqWide, heroFaqAvif, 675, heroFaqNarrow)

export const serviceGenerate: ImageAsset = { src: serviceGenerateFile, width: 1000, height: 900 }
export const serviceRemove: ImageAsset = { src: serviceRemoveFile, width: 800, height: 500 }
export const serviceUpscale: ImageAsset = { src: serviceUpscaleFile, width: 800, height: 500 }
export const pricingCoins: FirstViewImage = {
  src: pricingCoinsFile,
  avif: pricingCoinsAvif,
  width: 900,
  height: 720,
}

export const removeExample = { before: exampleRemoveBefore, after: exampleRemoveAfter, width: 960, height: 600 }
export const upscaleExample = { before: exampleUpscaleBefore, after: exampleUpscaleAfter, width: 960, height: 600 }

/** An image of the gallery, with its `prompt` and `style`. */
export interface GalleryImage extends ImageAsset {
  prompt: string
  style: string
}

const gallerySources = [gallery1, gallery2, gallery3, gallery4, gallery5, gallery6]

export const gallery: readonly GalleryImage[] = gallerySources.flatMap((src, place) => {
  const recipe = galleryRecipes[place]
  return recipe ? [{ src, width: 512, height: 512, prompt: recipe.prompt, style: recipe.style }] : []
})

/** The first example for a new account: the engine draws it well with any seed. */
export const firstExample: GalleryImage = {
  src: gallery2,
  width: 512,
  height: 512,
  prompt: 'red poppies in the morning',
  style: 'Watercolor',
}
