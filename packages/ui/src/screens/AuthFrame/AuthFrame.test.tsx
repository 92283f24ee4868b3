import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ForgotPassword } from '../ForgotPassword/ForgotPassword.tsx'
import { Login } from '../Login/Login.tsx'
import { Register } from '../Register/Register.tsx'
import { ResetPassword } from '../ResetPassword/ResetPassword.tsx'
import { AuthFrame } from './AuthFrame.tsx'

const idle = { busy: false, onSubmit: () => undefined }

const screens: readonly (readonly [heading: string, screen: ReactElement])[] = [
  [
    'Sign in',
    <Login key="login" {...idle} error={null} hrefs={{ forgotPassword: '/forgot-password', register: null }} />,
  ],
  [
    'Create an account',
    <Register
      key="register"
      {...idle}
      status="open"
      errors={{}}
      formError={null}
      hrefs={{ login: '/login', terms: '/terms', privacy: null }}
    />,
  ],
  [
    'Sign-up is closed for now',
    <Register key="closed" status="closed" onRetry={null} hrefs={{ login: '/login', home: '/' }} />,
  ],
  [
    'Forgot password?',
    <ForgotPassword
      key="forgot"
      {...idle}
      status="asking"
      error={null}
      hrefs={{ login: '/login', again: '/forgot-password' }}
    />,
  ],
  [
    'Invalid reset link',
    <ResetPassword key="reset" status="invalidLink" hrefs={{ login: '/login', forgotPassword: '/forgot-password' }} />,
  ],
]

/** These pages are prerendered, so the HTML must name the page's subject without scripts. */
describe('the sign-in screens on the server', () => {
  it.each(screens)('renders %s inside one main landmark', (heading, screen) => {
    const html = renderToString(<AuthFrame homeHref="/">{screen}</AuthFrame>)
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe(heading)
  })
})
