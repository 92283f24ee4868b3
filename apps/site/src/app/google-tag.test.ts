import { describe, expect, it } from 'vitest'
import { tagIdIn, tagScriptOf } from './google-tag.ts'

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
