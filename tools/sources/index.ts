export { filesBelow, isSource, isTest, read } from '../../tests/repo/sources.ts'
export { codeOf } from './code.ts'
