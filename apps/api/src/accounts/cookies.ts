/** Names and attributes of the cookies that say who somebody is. */
export interface Cookies {
  session: string
  device: string
  options: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' }
}

/** With the prefix browsers take a cookie only from this host, over https: no subdomain can plant one (D35). */
export function cookiesFor(publicUrl: URL): Cookies {
  const secure = publicUrl.protocol === 'https:'
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}mintage_session`,
    device: `${prefix}mintage_device`,
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  }
}
