import { expect, test } from 'vitest'
import { criticalCss } from './criticalCss.ts'

const page = '<main class="card card_wide"><a class="link">Read on</a></main>'

test.each([
  ['a class of the page', '.card{color:red}', '.card{color:red}'],
  ['a class that the page has not', '.dialog{color:red}', ''],
  ['one of several selectors', '.card,.dialog{color:red}', '.card{color:red}'],
  ['two classes of which one is missing', '.card.open{color:red}.card .dialog{color:red}', ''],
  ['elements and tokens', ':root{--a:1}html,body{margin:0}*{padding:var(--a)}', undefined],
  ['a token that nothing uses', ':root{--a:1;--b:2}*{padding:var(--a)}', ':root{--a:1}*{padding:var(--a)}'],
  ['a rule of such tokens only', ':root{--b:2}html{margin:0}', 'html{margin:0}'],
  ['what somebody does', '.link:hover{color:red}.link:focus-visible{color:red}', undefined],
  ['who is not something', '.card:not(.open){color:red}', undefined],
  ['one of several inside', '.card:is(.open,.card_wide > .link){color:red}', undefined],
  ['nested brackets', '.card:not(:is(.open,.shut)){color:red}', undefined],
  ['an attribute with a dot', '.link[href$=".pdf"]{color:red}', undefined],
  ['a state of an attribute', '.link[data-state=open]{color:red}', undefined],
  [
    'a condition',
    '@media (width>=40rem){.card{color:red}.dialog{color:red}}',
    '@media (width>=40rem){.card{color:red}}',
  ],
  ['a condition of nothing', '@media (width>=40rem){.dialog{color:red}}', ''],
  ['a condition in a layer', '@layer a{@supports (gap:1px){.dialog{gap:1px}}.link{gap:0}}', '@layer a{.link{gap:0}}'],
  ['the order of layers', '@layer a,b;@layer b{.dialog{color:red}}', '@layer a,b;@layer b{}'],
  ['movements', '@keyframes turn{0%{rotate:0turn}to{rotate:1turn}}', undefined],
  ['faces', '@font-face{font-family:Figtree;src:url(/assets/a.woff2)}', undefined],
])('%s', (_, sheet, expected = sheet) => {
  expect(criticalCss(page, sheet)).toBe(expected)
})

test('keeps the rules of a class that only a script of the page names', () => {
  expect(criticalCss('<script>classList.add("dark")</script>', '.dark{color:red}')).toBe('.dark{color:red}')
})

test('keeps the tokens that attributes of the page or its own sheets use', () => {
  const sheet = ':root{--a:1;--b:2;--c:3}'
  expect(criticalCss('<i style="width:var(--a)"></i>', sheet, '.x{width:var(--b,1px)}')).toBe(':root{--a:1;--b:2}')
})
