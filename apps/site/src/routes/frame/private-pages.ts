import { matchRoutes } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Pages with card data, or with a mailed token in the address. */
const privateRoutes = [paths.Pay, paths.ResetPassword, paths.ResetPasswordConfirmPage].map((path) => ({ path }))

/**
 * Whether third-party scripts are forbidden. Uses the matching of the router, which treats /PAY/ and /p%61y as /pay.
 */
export const isPrivatePage = (pathname: string): boolean => matchRoutes(privateRoutes, pathname) !== null
