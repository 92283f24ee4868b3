import { matchRoutes } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Card data is typed here, or the address holds the token of a mail. */
const privateRoutes = [paths.Pay, paths.ResetPassword, paths.ResetPasswordConfirmPage].map((path) => ({ path }))

/** Where no third party's script may stand. Asked as the router asks, which draws /PAY/ and /p%61y as /pay. */
export const isPrivatePage = (pathname: string): boolean => matchRoutes(privateRoutes, pathname) !== null
