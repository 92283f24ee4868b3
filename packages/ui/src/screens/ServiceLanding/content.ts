import { heroGenerate, heroRemove, heroUpscale, printsPrompt } from '../../assets/images.ts'
import { serviceLandingTexts } from '../../texts/en/serviceLanding.ts'
import { useTexts } from '../../texts/useTexts.tsx'

/** The options in the settings. */
export interface ServiceOptions {
  /** For example `1024x1024`. */
  sizes: readonly string[]
  factors: readonly number[]
}

const listed = (items: readonly string[], conjunction: 'and' | 'or') =>
  new Intl.ListFormat('en', { type: conjunction === 'and' ? 'conjunction' : 'disjunction' }).format(items)

function useGenerate({ sizes }: ServiceOptions) {
  const t = useTexts(serviceLandingTexts)
  return {
    image: heroGenerate,
    caption: t('serviceLanding.generate.caption', { prompt: printsPrompt }),
    name: t('serviceLanding.generate.name'),
    title: t('serviceLanding.generate.title'),
    lead: t('serviceLanding.generate.lead'),
    action: t('serviceLanding.generate.action'),
    summary: t('serviceLanding.generate.summary'),
    examples: t('serviceLanding.generate.examples'),
    each: t('serviceLanding.cost.each'),
    steps: [
      { title: t('serviceLanding.generate.first.title'), text: t('serviceLanding.generate.first.text') },
      { title: t('serviceLanding.generate.second.title'), text: t('serviceLanding.generate.second.text') },
      { title: t('serviceLanding.generate.third.title'), text: t('serviceLanding.generate.third.text') },
    ],
    limits: [
      t('serviceLanding.generate.limit.first'),
      ...(sizes.length > 0
        ? [
            t('serviceLanding.generate.limit.second', {
              sizes: listed(
                sizes.map((size) => size.replace('x', '\u00A0×\u00A0')),
                'and',
              ),
            }),
          ]
        : []),
      t('serviceLanding.generate.limit.third'),
      t('serviceLanding.generate.limit.fourth'),
    ],
  }
}

function useRemoveBackground() {
  const t = useTexts(serviceLandingTexts)
  return {
    image: heroRemove,
    caption: t('serviceLanding.removeBackground.caption'),
    name: t('serviceLanding.removeBackground.name'),
    title: t('serviceLanding.removeBackground.title'),
    lead: t('serviceLanding.removeBackground.lead'),
    action: t('serviceLanding.removeBackground.action'),
    summary: t('serviceLanding.removeBackground.summary'),
    examples: t('serviceLanding.removeBackground.examples'),
    each: t('serviceLanding.cost.each'),
    steps: [
      {
        title: t('serviceLanding.removeBackground.first.title'),
        text: t('serviceLanding.removeBackground.first.text'),
      },
      {
        title: t('serviceLanding.removeBackground.second.title'),
        text: t('serviceLanding.removeBackground.second.text'),
      },
      {
        title: t('serviceLanding.removeBackground.third.title'),
        text: t('serviceLanding.removeBackground.third.text'),
      },
    ],
    limits: [
      t('serviceLanding.removeBackground.limit.first'),
      t('serviceLanding.removeBackground.limit.second'),
      t('serviceLanding.removeBackground.limit.third'),
      t('serviceLanding.removeBackground.limit.fourth'),
    ],
  }
}

function useUpscale({ factors }: ServiceOptions) {
  const t = useTexts(serviceLandingTexts)
  const choice = listed(
    factors.map((factor) => `${factor}x`),
    'or',
  )
  return {
    image: heroUpscale,
    caption: t('serviceLanding.upscale.caption'),
    name: t('serviceLanding.upscale.name'),
    title: t('serviceLanding.upscale.title'),
    lead: t('serviceLanding.upscale.lead'),
    action: t('serviceLanding.upscale.action'),
    summary: t('serviceLanding.upscale.summary'),
    examples: t('serviceLanding.upscale.examples'),
    each: t('serviceLanding.cost.eachFile'),
    steps: [
      { title: t('serviceLanding.upscale.first.title'), text: t('serviceLanding.upscale.first.text') },
      {
        title: t('serviceLanding.upscale.second.title', { factors: choice }),
        text: t('serviceLanding.upscale.second.text'),
      },
      { title: t('serviceLanding.upscale.third.title'), text: t('serviceLanding.upscale.third.text') },
    ],
    limits: [
      t('serviceLanding.upscale.limit.first'),
      t('serviceLanding.upscale.limit.second'),
      t('serviceLanding.upscale.limit.third'),
      t('serviceLanding.upscale.limit.fourth'),
    ],
  }
}

/** All texts that differ between the three pages. */
export function useServiceContent(options: ServiceOptions) {
  return { generate: useGenerate(options), removeBackground: useRemoveBackground(), upscale: useUpscale(options) }
}
