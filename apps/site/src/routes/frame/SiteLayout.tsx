import { unwrapPayload } from '@mintage/api-client'
import { PageSpinner } from '@mintage/ui/primitives'
import { SiteFooter } from '@mintage/ui/screens/SiteFooter'
import { SiteFrame } from '@mintage/ui/screens/SiteFrame'
import { AccountPending, SiteHeader } from '@mintage/ui/screens/SiteHeader'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import {
  useDependencies,
  useIsSignedIn,
  useProfile,
  useSettings,
  useStaticPages,
} from '../../app/DependenciesContext.tsx'
import { preload } from '../../app/preload.ts'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { useContact } from '../../flows/account/ContactContext.tsx'
import { paths, staticPagePath } from '../../paths.ts'
import { Hydrated } from './Hydrated.tsx'
import { publicHrefs } from './publicHrefs.ts'

const HeaderAccount = lazy(() => preload(() => import('./HeaderAccount.tsx')))

/** R182: goes home first, so that no guard of the current page redirects to Login. */
export function useLogout(): () => void {
  const { session } = useDependencies()
  const navigate = useNavigate()
  return () => {
    navigate(paths.HomePage)
    session.send({ type: 'logout.requested' })
  }
}

function Header() {
  const { currency } = useDependencies()
  const { pathname } = useLocation()
  const signedIn = useIsSignedIn()
  const balance = useProfile()?.balance ?? null
  const { isRegEnabled } = useSettings()
  const list = useSelector(currency, ({ context }) => context.list)
  const current = useSelector(currency, ({ context }) => context.chosen.code)
  return (
    <SiteHeader
      visitor={
        signedIn
          ? {
              kind: 'signedIn',
              balance,
              account: (
                <Suspense fallback={<AccountPending />}>
                  <HeaderAccount />
                </Suspense>
              ),
            }
          : { kind: 'guest', registrationOpen: isRegEnabled }
      }
      currency={{
        options: list.map(({ code, symbol }) => ({ value: code, label: `${symbol} ${code}` })),
        current,
        onChange: (code) => currency.send({ type: 'currency.picked', code }),
      }}
      hrefs={{
        ...publicHrefs,
        login: paths.Login,
        register: paths.Register,
        myProjects: pathname === paths.Pay ? undefined : paths.MyProjects,
        profile: paths.Profile,
      }}
      currentPath={pathname}
      onLogout={useLogout()}
    />
  )
}

const socials = createResourceCache<readonly { id: number; title: string; url: string }[]>()

function Footer() {
  const { client, language } = useDependencies()
  const settings = useSettings()
  const pages = useStaticPages()
  const links = useResource(socials, 'all', () => unwrapPayload(client.GET('/social-links')))
  const list = useSelector(language, ({ context }) => context.list)
  const current = useSelector(language, ({ context }) => context.chosen.id)
  const choice = {
    options: list.map(({ id, title }) => ({ value: String(id), label: title })),
    current: String(current),
    onChange: (id: string) => language.send({ type: 'language.picked', id: Number(id) }),
  }
  return (
    <SiteFooter
      company={{
        name: settings.companyName,
        registrationNumber: settings.companyRegNumber,
        address: settings.companyAddress,
        requisites: settings.requisites,
        supportEmail: settings.supportEmail,
        copyright: settings.copyright,
      }}
      documents={pages.map((page) => ({ title: page.title, href: staticPagePath(page) }))}
      hrefs={publicHrefs}
      socialLinks={links.status === 'ready' ? links.data : []}
      language={list.length > 1 ? choice : undefined}
      onContact={useContact()}
    />
  )
}

/** Header, page and footer, shown while the code of the page still loads. */
export function SiteLayout() {
  return (
    <SiteFrame header={<Header />} footer={<Footer />}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
        <Hydrated />
      </Suspense>
    </SiteFrame>
  )
}
