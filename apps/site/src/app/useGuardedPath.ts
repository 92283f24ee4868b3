import { loginFor } from '../paths.ts'
import { useIsSignedIn } from './DependenciesContext.tsx'

/**
 * The address of a page for members: for a guest that of Login, which leads there. Without the program, no guard
 * redirects.
 */
export function useGuardedPath(): (path: string) => string {
  const signedIn = useIsSignedIn()
  return (path) => (signedIn ? path : loginFor(path))
}
