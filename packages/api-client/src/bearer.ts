import type { Middleware } from 'openapi-fetch'

/** Adds the bearer token when there is one, and no header when there is none. */
export const bearer = (getToken: () => string | null | undefined): Middleware => ({
  onRequest({ request }) {
    const token = getToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  },
})
