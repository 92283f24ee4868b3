// `npm run comments`: the open comments, by story.
import { repositoryComments } from './index.ts'
import { summaryOf } from './summary.ts'

console.log(summaryOf(await repositoryComments().list()))
