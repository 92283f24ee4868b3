import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { frame } from './routes/frame.ts'
import { libraryRoutes } from './routes/library.ts'
import { paymentRoutes } from './routes/payment.ts'
import { publicRoutes } from './routes/public.ts'
import { servicesRoutes } from './routes/services.ts'
import type { Place, States } from './shown.ts'

/** For every route, and for what stands around the pages: what shows each of its states. A test holds it to both. */
export const routes = {
  ...publicRoutes,
  ...authRoutes,
  ...paymentRoutes,
  ...accountRoutes,
  ...libraryRoutes,
  ...servicesRoutes,
  ...frame,
} satisfies Record<Place, States>
