/** Colours and sizes would fade from one look into the next; what is in between, and after the last, is nobody's to see. */
export async function withoutTransitions(look: () => Promise<void>): Promise<void> {
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(style)
  try {
    await look()
  } finally {
    style.remove()
  }
}
