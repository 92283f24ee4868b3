import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadGoogleTag, tagIdIn, tagScriptOf, whenShown } from './google-tag.ts'

const snippet = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script>
<script>window.dataLayer = window.dataLayer || []; gtag('config', 'G-ABC123');</script>`

describe('the Google tag of the settings (R322, D03)', () => {
  it.each([
    ['G-ABC123', 'G-ABC123'],
    ['GT-ABC123', 'GT-ABC123'],
    ['AW-123456', 'AW-123456'],
    ['GTM-ABC123', 'GTM-ABC123'],
    [snippet, 'G-ABC123'],
    ['<script src="https://evil.test/x.js"></script>', null],
    ['UA-1234', null],
    ['', null],
  ])('%j has the id %j', (setting, id) => {
    expect(tagIdIn(setting)).toBe(id)
  })

  it('comes from Google alone', () => {
    expect(tagScriptOf('G-ABC123')).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123')
    expect(tagScriptOf('GTM-ABC123')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123')
  })
})

describe('the script of the tag', () => {
  function openPage() {
    const page: { dataLayer?: unknown[] } = {}
    const scripts: { src: string; async: boolean; dataset: { googleTag?: string } }[] = []
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', {
      createElement: (name: string) => ({ name, dataset: {} }),
      head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
    })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    return { page, scripts }
  }

  it('passes an Analytics id as an arguments object, not as an array', () => {
    const { page, scripts } = openPage()
    loadGoogleTag('G-ABC123')
    expect(scripts).toEqual([
      {
        name: 'script',
        async: true,
        src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
        dataset: { googleTag: 'G-ABC123' },
      },
    ])
    const entries = page.dataLayer ?? []
    expect(entries.map((one) => Object.prototype.toString.call(one))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ])
    expect(
      entries.map((one) => Array.from(one instanceof Object && 'length' in one ? Object.values(one) : [])),
    ).toEqual([
      ['js', new Date('2026-11-20T09:00:00Z')],
      ['config', 'G-ABC123'],
    ])
  })

  it('starts as Tag Manager requires, after the commands queued before', () => {
    const { page, scripts } = openPage()
    page.dataLayer = ['earlier']
    loadGoogleTag('GTM-ABC123')
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
    expect(page.dataLayer).toEqual(['earlier', { 'gtm.start': Date.parse('2026-11-20T09:00:00Z'), event: 'gtm.js' }])
  })

  it('is not loaded for a setting that names no tag', () => {
    const { page, scripts } = openPage()
    loadGoogleTag('<script src="https://evil.test/x.js"></script>')
    expect(scripts).toEqual([])
    expect(page.dataLayer).toBeUndefined()
  })
})

describe('a prerendered page', () => {
  function prepare(prerendering: boolean | undefined) {
    const page = Object.assign(new EventTarget(), { prerendering })
    vi.stubGlobal('document', page)
    onTestFinished(() => void vi.unstubAllGlobals())
    return page
  }

  it('waits until it is shown, and runs once', () => {
    const page = prepare(true)
    const act = vi.fn()
    whenShown(act)
    expect(act).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('prerenderingchange'))
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(act).toHaveBeenCalledOnce()
  })

  it.each([false, undefined])('runs at once where the page is shown: prerendering %j', (prerendering) => {
    prepare(prerendering)
    const act = vi.fn()
    whenShown(act)
    expect(act).toHaveBeenCalledOnce()
  })
})
