import { PageSpinner } from '@mintage/ui/primitives'
import { AccountFrame, type AccountFrameProps } from '@mintage/ui/screens/AccountFrame'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useLogout } from '../frame/SiteLayout.tsx'

const tabs = {
  myProjects: paths.MyProjects,
  profile: paths.Profile,
  paymentHistory: paths.PaymentHistory,
  requestHistory: paths.RequestHistory,
  changePassword: paths.ChangePassword,
} as const satisfies AccountFrameProps['hrefs']

const isTab = (name: string): name is keyof typeof tabs => name in tabs

/** The five tabs and Logout (R060). */
export default function AccountLayout() {
  const { pathname } = useLocation()
  const current = Object.keys(tabs)
    .filter(isTab)
    .find((name) => pathname === tabs[name])
  return (
    <AccountFrame current={current ?? 'profile'} hrefs={tabs} onLogout={useLogout()}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </AccountFrame>
  )
}
