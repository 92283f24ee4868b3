export interface Cookies {
  session: string
  device: string
  options: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/' }
}

/** Browsers accept a `__Host-` cookie only from this host over https, so no subdomain can set one (D35). */
export function cookiesFor(publicUrl: URL): Cookies {
  const secure = publicUrl.protocol === 'https:'
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}mintage_session`,
    device: `${prefix}mintage_device`,
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  }
}
