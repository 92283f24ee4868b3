import { paths } from '../paths.ts'

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.PricingPage]: () => import('../routes/public/PricingRoute.tsx'),
  [paths.FaqPage]: () => import('../routes/public/FaqRoute.tsx'),
  [paths.GenerateImagePage]: () => import('../routes/public/GenerateLandingRoute.tsx'),
  [paths.RemoveBackgroundPage]: () => import('../routes/public/RemoveBackgroundLandingRoute.tsx'),
  [paths.UpscaleImagePage]: () => import('../routes/public/UpscaleLandingRoute.tsx'),
  [paths.CheckImagePage]: () => import('../routes/public/CheckImageRoute.tsx'),
  [paths.Login]: () => Promise.all([import('../routes/auth/AuthLayout.tsx'), import('../routes/auth/LoginRoute.tsx')]),
  [paths.Register]: () =>
    Promise.all([import('../routes/auth/AuthLayout.tsx'), import('../routes/auth/RegisterRoute.tsx')]),
}

/** Loads the code of the page that a link leads to. */
export function prefetch(link: HTMLAnchorElement): void {
  if (link.origin !== window.location.origin) return
  // Offline, the page shows the failure when it is opened.
  parts[link.pathname]?.().catch(() => undefined)
}
