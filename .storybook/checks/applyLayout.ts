/** Storybook's padding around a story that is not a whole page: its test runner leaves it out. */
export function applyLayout({ parameters }: { parameters: { layout?: unknown } }): void {
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem'
}
