import type { MailBlock, MailContent } from './mail.ts'

function linesOf(block: MailBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
    case 'quote':
      return [block.text]
    case 'button':
      return [block.href]
    case 'link':
      return [`${block.label}: ${block.href}`]
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`)
  }
}

/** The mail as plain text. An address stands on its own line, whole, below the paragraph that leads to it. */
export function renderText({ blocks, footer }: MailContent): string {
  const parts = blocks.map((block, place) => {
    const isLedTo = block.kind === 'button' && blocks[place - 1]?.kind === 'paragraph'
    return `${place === 0 ? '' : isLedTo ? '\n' : '\n\n'}${linesOf(block).join('\n')}`
  })
  return [parts.join(''), ...(footer.length > 0 ? ['', '--', ...footer] : [])].join('\n')
}
