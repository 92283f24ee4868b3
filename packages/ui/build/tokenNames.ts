interface Tokens {
  readonly [name: string]: string | Tokens
}

/** The custom properties of a theme, by which an app sets its own: `--mt-color-accent`. */
export const tokenNames = (tokens: Tokens, before = '--mt'): string[] =>
  Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${before}-${name}`] : tokenNames(value, `${before}-${name}`),
  )
