const ofComponent = /^packages\/ui\/src\/(?:primitives|controls|overlays|screens)\/([A-Z]\w*)\//

/** The component whose own code a file is; null for what several share, and for everything outside the design system. */
export const componentOf = (file: string): string | null => ofComponent.exec(file)?.[1] ?? null
