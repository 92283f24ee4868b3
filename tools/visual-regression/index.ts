export { readTokens } from './capture/readTokens.ts'
