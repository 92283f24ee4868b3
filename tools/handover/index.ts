export { frontPage } from './frontPage.ts'
