// What Storybook is given when it is built or started.
export { reportNow } from './reportNow.ts'
