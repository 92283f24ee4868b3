import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'

interface Version {
  /** Abbreviated hash. */
  commit: string
  /** ISO 8601, the day alone. */
  date: string
  subject: string
}

/** What a handover holds: `scripts/handover.mjs` writes it beside the page. */
export interface Handover {
  /** ISO 8601. */
  madeAt: string
  /** null where there is nothing to compare with. */
  before: Version | null
  /** null outside of git; `edited` when it holds more than its last commit. */
  now: (Version & { edited: boolean }) | null
  /** What the commits in between say, the newest first. */
  changes: readonly string[]
  hasReport: boolean
  counts: Readonly<Record<'changed' | 'new' | 'removed' | 'unchanged', number>> | null
  statecharts: readonly { id: string; name: string }[]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one)

const { color: c, space, radius, title, text, font, weight } = themeTokens

const face = (name: string, file: string, weights: string) =>
  `@font-face{font-family:"${name}";font-weight:${weights};font-display:swap;src:url(fonts/${file}-latin-wght-normal.woff2) format("woff2")}`

const styles = `
${face('Bricolage Grotesque Variable', 'bricolage-grotesque', '200 800')}
${face('Figtree Variable', 'figtree', '300 900')}
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{background:${c.page};color:${c.text};font:${weight.regular} ${text.body}/1.55 ${font.body}}
main{max-width:64rem;margin-inline:auto;padding:${space.section} ${space.gutter};display:grid;gap:${space.xxl}}
h1,h2{font-family:${font.heading};line-height:1.1;text-wrap:balance}
h1{font-size:${title.xl};font-weight:${weight.bold}}
h2{font-size:${title.sm};font-weight:${weight.semibold};margin-block-end:${space.md}}
a{color:${c.accentText};text-underline-offset:.22em}
a:focus-visible{outline:2px solid ${c.focus};outline-offset:3px;border-radius:${radius.sm}}
header{display:grid;gap:${space.md}}
.muted{color:${c.textMuted}}
.versions{display:grid;gap:${space.md};grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
.version,.part{padding:${space.lg};border:1px solid ${c.hairline};border-radius:${radius.lg};background:${c.surface}}
.version dt{font-size:${text.small};color:${c.textMuted}}
.version dd{font-weight:${weight.semibold};overflow-wrap:anywhere}
.version dd.muted{font-weight:${weight.regular}}
.version code{font-size:.9em}
.parts{display:grid;gap:${space.md};grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));list-style:none;padding:0}
.part{display:grid;gap:${space.xs};align-content:start}
.part a{font-size:${title.xs};font-weight:${weight.semibold}}
.figures{display:flex;flex-wrap:wrap;gap:${space.xs} ${space.lg};list-style:none;padding:0;font-variant-numeric:tabular-nums}
.charts{display:flex;flex-wrap:wrap;gap:${space.xs} ${space.lg};list-style:none;padding:0}
.changes{padding-inline-start:1.25em;display:grid;gap:${space.xxs}}
@media (pointer:coarse){.charts a,.part a{display:inline-block;padding-block:${space.xs};min-width:44px}}
`

const version = (name: string, one: Version | null, note = '') =>
  one === null
    ? ''
    : `<dl class="version"><dt>${name}</dt><dd>${escaped(one.subject)}</dd><dd class="muted"><code>${escaped(one.commit)}</code>, ${escaped(one.date)}${note}</dd></dl>`

const part = (href: string, name: string, what: string, more = '') =>
  `<li class="part"><a href="${href}">${name}</a><p>${what}</p>${more}</li>`

const figures = ({ counts }: Handover) =>
  counts === null
    ? ''
    : `<ul class="figures">${(['changed', 'new', 'removed', 'unchanged'] as const)
        .map((status) => `<li><strong>${counts[status].toLocaleString('en')}</strong> ${status}</li>`)
        .join('')}</ul>`

const statecharts = ({ statecharts: charts }: Handover) =>
  charts.length === 0
    ? ''
    : `<section><h2>Statecharts</h2><ul class="charts">${charts
        .map(({ id, name }) => `<li><a href="storybook/?path=/story/${escaped(id)}">${escaped(name)}</a></li>`)
        .join('')}</ul></section>`

const changes = ({ changes: said }: Handover) =>
  said.length === 0
    ? ''
    : `<section><h2>What was done in between</h2><ul class="changes">${said
        .map((one) => `<li>${escaped(one)}</li>`)
        .join('')}</ul></section>`

/** The first page of a handover: what it is, which versions it compares, and the ways into its parts. */
export function frontPage(handover: Handover): string {
  const { before, now, madeAt, hasReport } = handover
  const edited = now?.edited ? ', and edits that are not committed yet' : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mintage: handover</title>
<style>${styles}</style>
</head>
<body>
<main>
<header>
<h1>${before === null ? 'Mintage, as it is now' : 'Mintage, before and now'}</h1>
<p class="muted">The design system with every screen in every state, and what differs between two versions of it. Made on <time datetime="${escaped(madeAt)}">${escaped(madeAt.slice(0, 10))}</time>.</p>
</header>
<section class="versions" aria-label="Versions">${version('Before', before)}${version('Now', now, edited)}</section>
<section aria-label="Parts"><ul class="parts">
${hasReport ? part('visual/index.html', 'What looks different', 'Every picture that changed, side by side, grouped by what changed it.', figures(handover)) : ''}
${part('storybook/index.html', 'Storybook', 'Every component, screen and journey as it is now, with its states as small pictures.')}
${part('storybook/?path=/story/coverage--routes', 'Coverage', 'Each route, machine, text and dialog, and the story that shows it.')}
</ul></section>
${statecharts(handover)}
${changes(handover)}
</main>
</body>
</html>
`
}
