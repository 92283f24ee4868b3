import { paths } from '../paths.ts'

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.PricingPage]: () => import('./public/PricingRoute.tsx'),
  [paths.FaqPage]: () => import('./public/FaqRoute.tsx'),
  [paths.GenerateImagePage]: () => import('./public/GenerateLandingRoute.tsx'),
  [paths.RemoveBackgroundPage]: () => import('./public/RemoveBackgroundLandingRoute.tsx'),
  [paths.UpscaleImagePage]: () => import('./public/UpscaleLandingRoute.tsx'),
  [paths.CheckImagePage]: () => import('./public/CheckImageRoute.tsx'),
  [paths.Login]: () => Promise.all([import('./auth/AuthLayout.tsx'), import('./auth/LoginRoute.tsx')]),
  [paths.Register]: () => Promise.all([import('./auth/AuthLayout.tsx'), import('./auth/RegisterRoute.tsx')]),
}

/** Loads the code of the page that a link leads to. */
export function prefetch(link: HTMLAnchorElement): void {
  if (link.origin !== window.location.origin) return
  // Offline, the page shows the failure when it is opened.
  parts[link.pathname]?.().catch(() => undefined)
}
