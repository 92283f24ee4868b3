import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Faq } from './Faq/Faq.tsx'
import { company, documents, offers, serviceOptions, servicePrices, siteHrefs } from './fixtures/site.ts'
import { Landing } from './Landing/Landing.tsx'
import { NotFound } from './NotFound/NotFound.tsx'
import { Pricing } from './Pricing/Pricing.tsx'
import { ServiceLanding } from './ServiceLanding/ServiceLanding.tsx'
import { SiteFooter } from './SiteFooter/SiteFooter.tsx'
import { SiteFrame } from './SiteFrame/SiteFrame.tsx'
import { SiteHeader } from './SiteHeader/SiteHeader.tsx'
import { StaticPage } from './StaticPage/StaticPage.tsx'

const nothing = () => undefined

const header = (
  <SiteHeader
    visitor={{ kind: 'guest', registrationOpen: true }}
    currency={{ options: [], current: 'EUR', onChange: nothing }}
    hrefs={siteHrefs}
    onLogout={nothing}
  />
)
const footer = <SiteFooter company={company} documents={documents} hrefs={siteHrefs} onContact={nothing} />

/** The readable text: without tags and React's markers between texts. */
const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')

const page = (content: ReactElement) => renderToString(<SiteFrame {...{ header, footer }}>{content}</SiteFrame>)

const service = (kind: 'generate' | 'removeBackground' | 'upscale') => (
  <ServiceLanding service={kind} prices={servicePrices} options={serviceOptions} hrefs={siteHrefs} />
)

describe('public pages on the server', () => {
  it.each([
    ['landing', <Landing key="1" hrefs={siteHrefs} prices={servicePrices} offers={offers} onContact={nothing} />],
    ['pricing', <Pricing key="1" hrefs={siteHrefs} prices={servicePrices} offers={offers} vatPercent={20} />],
    ['faq', <Faq key="1" prices={servicePrices} contactHref="/contact" onContact={nothing} />],
    ['generate', service('generate')],
    ['remove background', service('removeBackground')],
    ['upscale', service('upscale')],
    ['not found', <NotFound key="1" hrefs={siteHrefs} />],
  ])('%s has one heading of the first level, and only its own landmark', (_name, content) => {
    const html = page(content)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<main/g)).toHaveLength(1)
  })

  it.each([
    ['landing', <Landing key="1" hrefs={siteHrefs} prices={servicePrices} offers={offers} onContact={nothing} />],
    ['faq', <Faq key="1" prices={servicePrices} contactHref="/contact" onContact={nothing} />],
    ['generate', service('generate')],
    ['remove background', service('removeBackground')],
    ['upscale', service('upscale')],
  ])('%s has an image behind its heading', { tags: ['R105'] }, (_name, content) => {
    expect(page(content)).toMatch(/<main.*<picture>.*<h1/s)
  })

  it('the landing page has its promises', { tags: ['R012', 'R014', 'R015', 'R020', 'R026'] }, () => {
    // The fixture's packs contain some of these texts, so the test uses none.
    const silent = { ...offers, packs: { status: 'ready', packs: [] } } as const
    const text = textOf(page(<Landing hrefs={siteHrefs} prices={servicePrices} offers={silent} onContact={nothing} />))
    for (const promise of [
      'The first 10 tokens are free',
      'Tokens never expire',
      'Sign up in under 60 seconds',
      'an answer within a day',
      'For agencies and power users too',
      'Why choose us',
    ]) {
      expect(text).toContain(promise)
    }
    expect(text.split(/\s+/).join(' ')).toContain('1 Space, 3 Superpowers, Infinite imagination')
  })

  it('the landing page has its parts in order', { tags: ['R023', 'R024', 'R025', 'R026', 'R027', 'R041'] }, () => {
    const html = page(<Landing hrefs={siteHrefs} prices={servicePrices} offers={offers} onContact={nothing} />)
    const headings = [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/g)].map(([, level, inner = '']) => [
      Number(level),
      textOf(inner).trim(),
    ])
    expect(headings.filter(([level]) => level === 2).map(([, text]) => text)).toEqual([
      'Three superpowers, one workbench',
      'From idea to file in three steps',
      'Pay for pictures, not for months',
      'Why choose us',
      'Stuck? Ask a person.',
      'Footer',
    ])
    const third = headings.filter(([level]) => level === 3).map(([, text]) => text)
    for (const part of [
      ['Generate image', 'Remove background', 'Upscale image'],
      ['Say it, or drop it in', 'See the cost, then press', 'Keep what you like'],
      ['First strike', 'Pocket', 'Studio', 'Vault'],
    ]) {
      expect(third.filter((text) => part.includes(String(text)))).toEqual(part)
    }
  })

  it('every image has its size, so that nothing moves when it loads', () => {
    const html = page(<Landing hrefs={siteHrefs} prices={servicePrices} offers={offers} onContact={nothing} />)
    const images = html.match(/<img[^>]*>/g) ?? []
    expect(images).toHaveLength(4)
    for (const image of images) expect(image).toMatch(/width="\d+".*height="\d+"/)
  })

  it('answers and documents are in the HTML', { tags: ['R114'] }, () => {
    expect(textOf(page(<Faq contactHref="/contact" onContact={nothing} />))).toContain(
      'Tokens never expire, whether you bought them',
    )
    const document = page(
      <StaticPage status="ready" title="Cookie policy" html="<p>What is stored</p>" onReload={nothing} />,
    )
    expect(document).toContain('<p>What is stored</p>')
  })
})
