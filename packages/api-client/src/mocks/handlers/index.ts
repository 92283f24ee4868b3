import { accountHandlers } from './account.ts'
import { imagesHandlers } from './images.ts'
import { libraryHandlers } from './library.ts'
import { pagesHandlers } from './pages.ts'
import { paymentsHandlers } from './payments.ts'
import { referenceHandlers } from './reference.ts'
import { sessionHandlers } from './session.ts'

/**
 * Every call that the site makes, each answered as on a good day to a signed-in person. A story or a test puts its own
 * mock before these for the one call that it is about.
 */
export const successHandlers = () => [
  ...sessionHandlers(),
  ...accountHandlers(),
  ...referenceHandlers(),
  ...pagesHandlers(),
  ...paymentsHandlers(),
  ...imagesHandlers(),
  ...libraryHandlers(),
]
