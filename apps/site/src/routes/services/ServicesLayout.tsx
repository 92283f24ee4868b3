import { PageSpinner } from '@mintage/ui/primitives'
import { ServicesFrame, type ServicesFrameProps } from '@mintage/ui/screens/ServicesFrame'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'

const hrefs = {
  generate: paths.ServicesGenerate,
  remove_background: paths.ServicesRemoveBackground,
  upscale: paths.ServicesUpscale,
} as const satisfies ServicesFrameProps['hrefs']

const isService = (name: string): name is keyof typeof hrefs => name in hrefs

/** The tabs of the three services (R064-R067). */
export default function ServicesLayout() {
  const { pathname } = useLocation()
  const current = Object.keys(hrefs)
    .filter(isService)
    .find((name) => pathname === hrefs[name])
  return (
    <ServicesFrame current={current ?? 'generate'} hrefs={hrefs} buyHref={paths.PricingPage}>
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </ServicesFrame>
  )
}
