import type { Middleware } from 'openapi-fetch'

/** Adds the bearer token if there is one. */
export const bearer = (getToken: () => string | null | undefined): Middleware => ({
  onRequest({ request }) {
    const token = getToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  },
})
