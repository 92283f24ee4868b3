import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportData } from './fixtures.ts'
import { composePage, inScript } from './page.ts'

const failures = [{ storyId: 'a--b', why: '</script><script>alert(1)</script><!--' }]
const report = { ...reportData(), failures }

describe('the data in the page', () => {
  it('can neither close its script nor open a comment, and reads as it was', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, more) => {
        const data: unknown = { json: JSON.parse(json), more: `</script>${more}<!--` }
        expect(inScript(data)).not.toContain('<')
        expect(JSON.parse(inScript(data))).toEqual(JSON.parse(JSON.stringify(data)))
      }),
    )
  })
})

describe('the page', () => {
  const page = composePage({ script: 'const a = "</script><!--"', styles: 'a{}' }, { report, inside: {} })

  it('has two scripts, and closes both', () => {
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page.match(/<\/script>/g)).toHaveLength(2)
    expect(page).not.toContain('alert(1)</script>')
  })

  it('may open nothing on the network, and runs its own script only', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'/)
    expect(policy).not.toContain('http')
  })

  it('names no other place', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!data:)/)
  })
})
