import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineSources } from './inline.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('lists the hash of each inline script, style and attribute once', () => {
  const page = `<style>a{}</style><script>one()</script><script src="/b.js"></script>
    <p style="margin:0"><b style="margin:0">x</b><i style="color:red">y</i></p><style media="print">b{}</style>`
  expect(inlineSources(page)).toEqual({
    scripts: [sha('one()')],
    styles: [sha('a{}'), sha('b{}')],
    styleAttributes: ["'unsafe-hashes'", sha('margin:0'), sha('color:red')],
  })
})

test('decodes an attribute as a browser does', () => {
  const { styleAttributes } = inlineSources('<p class="a &gt; b" style="content:&quot;&amp;&#x27;&quot;">x</p>')
  expect(styleAttributes).toEqual(["'unsafe-hashes'", sha(`content:"&'"`)])
})

test('ignores data, and text that only looks like an inline source', () => {
  const page =
    '<p data-style="a:b">style="c:d"</p><script src="/a.js"></script><script type="application/json" id="x">{}</script>'
  expect(inlineSources(page)).toEqual({ scripts: [], styles: [], styleAttributes: [] })
})
