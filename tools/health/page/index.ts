// What Storybook shows of the health of its stories.
export { HealthPage } from './HealthPage.tsx'
