import type { Area } from '../evidence.ts'
import { accountCalls } from './account-calls.ts'
import { accountEntities } from './account-entities.ts'
import { accountErrors } from './account-errors.ts'
import { accountRules } from './account-rules.ts'
import { buying } from './buying.ts'
import { cardRules } from './card-rules.ts'
import { checkoutRules } from './checkout-rules.ts'
import { client } from './client.ts'
import { commerceCalls } from './commerce-calls.ts'
import { commerceEntities } from './commerce-entities.ts'
import { commerceErrors } from './commerce-errors.ts'
import { constants } from './constants.ts'
import { contactErrors } from './contact-errors.ts'
import { defaultErrors } from './default-errors.ts'
import { genericErrors } from './generic-errors.ts'
import { guards } from './guards.ts'
import { layoutHeader } from './layout-header.ts'
import { layoutPages } from './layout-pages.ts'
import { modals } from './modals.ts'
import { otherRoutes } from './other-routes.ts'
import { otherRules } from './other-rules.ts'
import { pageErrors } from './page-errors.ts'
import { preferences } from './preferences.ts'
import { product } from './product.ts'
import { profileAndStart } from './profile-and-start.ts'
import { publicContent } from './public-content.ts'
import { roles } from './roles.ts'
import { routes } from './routes.ts'
import { session } from './session.ts'
import { shapeOfSources } from './shape.ts'
import { siteCalls } from './site-calls.ts'
import { siteEntities } from './site-entities.ts'
import { waiting } from './waiting.ts'

/**
 * All requirements of the product, in the order in which they are numbered. Each has its text and `shownBy`, the evidence
 * (see evidence.ts); what has none is named in ../missing.ts. docs/how-to/show-a-requirement.md tells how to add one.
 */
export const areas: readonly Area[] = [
  product,
  publicContent,
  routes,
  otherRoutes,
  guards,
  layoutHeader,
  layoutPages,
  modals,
  accountEntities,
  commerceEntities,
  siteEntities,
  session,
  profileAndStart,
  preferences,
  buying,
  waiting,
  accountRules,
  checkoutRules,
  cardRules,
  otherRules,
  roles,
  client,
  accountCalls,
  commerceCalls,
  siteCalls,
  genericErrors,
  defaultErrors,
  accountErrors,
  contactErrors,
  commerceErrors,
  pageErrors,
  constants,
  shapeOfSources,
]
