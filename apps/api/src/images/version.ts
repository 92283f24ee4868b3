/** Tells the versions of a picture apart in addresses and caches; null for what the engine made. */
export const versionOf = (fullFile: string): string | null => /\/mended-([\w-]+)\.png$/.exec(fullFile)?.[1] ?? null
