// What Storybook shows of the coverage, and what its other pages share with it.

export { masthead, page } from './Coverage.css.ts'
export { CoveragePage } from './CoveragePage.tsx'
export { StoryLink } from './StoryLink.tsx'
