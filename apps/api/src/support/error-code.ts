/** The word by which Node and its packages tell failures apart, such as ENOENT; null for what has none. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)
