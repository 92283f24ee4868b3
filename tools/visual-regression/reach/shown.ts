/** What stands behind every picture without being imported by a story. */
const aroundEveryStory: readonly RegExp[] = [
  /^package-lock\.json$/,
  /^\.storybook\/[^/]+\.html$/,
  /^vite\.config\.[cm]?[jt]s$/,
  /^(?:(?:packages\/[^/]+|apps\/site|\.storybook)\/)?tsconfig(?:\.\w+)?\.json$/,
  /^(?:apps\/site|\.storybook)\/public\//,
  /^scripts\/browser\.mjs$/,
  // What takes a picture, and of what; not what keeps it, and not what is told about it afterwards.
  /^tools\/visual-regression\/(?:capture\/|shots\.ts$)/,
]

const forReadersOnly = /\.md$|\.(?:test|spec|test-d)\.[cm]?[jt]sx?$/

/** Whether any picture could change with the file. */
export const canBeSeen = (file: string): boolean => !forReadersOnly.test(file)

export const isAroundEveryStory = (file: string): boolean => aroundEveryStory.some((place) => place.test(file))
