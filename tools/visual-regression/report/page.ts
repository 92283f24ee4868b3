import { createHash } from 'node:crypto'
import type { WrittenData } from './app/pictures.ts'
import type { Shell } from './shell.ts'

/** The part of the page that a server replaces when it can approve. */
export const approvalsPlace = '<!-- approvals -->'

/** JSON that may stand inside a script: nothing in it can close the element or open a comment. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** A script that may stand inside the page: in code, these can only be parts of strings and regular expressions. */
const closedIn = (script: string) =>
  script.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`\x3c!--`)

/** Only what is in the page or beside it, and only this script: a report opens nothing on the network. */
const policy = (script: string) =>
  [
    "default-src 'none'",
    "img-src data: blob: file: 'self'",
    'font-src data:',
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The one file: the app, its styles and the data. */
export function composePage({ script, styles }: Shell, data: WrittenData): string {
  const code = closedIn(script)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(code)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Visual report</title>
<link rel="icon" href="data:,">
${approvalsPlace}
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="report">${inScript(data)}</script>
<script type="module">${code}</script>
</body>
</html>
`
}
