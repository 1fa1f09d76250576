import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { RelyingParty } from './relying-party.ts'

/** A cookie that carries a token of ours: no script reads it, no other site sends it along. */
export type SignedCookie = {
  /** The lines for the answer's Set-Cookie header. */
  readonly write: (token: string) => string
  readonly clear: () => string
  /** What a Cookie header holds under this name, unchecked. */
  readonly find: (header: string | null) => string | null
  /**
   * The token, or null when the signature is not ours. Exactly one spelling is accepted per token, because the
   * spelling is also the key under which a session is cached.
   */
  readonly verify: (cookie: string) => string | null
}

export function createSignedCookie(options: {
  name: string
  lifeS: number
  party: RelyingParty
  secret: string
}): SignedCookie {
  const { lifeS, party } = options
  // The `__Host-` prefix makes browsers refuse the cookie from a subdomain, but it only exists on https.
  const name = party.secure ? `__Host-${options.name}` : options.name
  const attributes = `Path=/; HttpOnly; SameSite=Lax${party.secure ? '; Secure' : ''}`
  const key = createSecretKey(options.secret, 'utf8')
  const sign = (token: string) =>
    `${token}.${encodeURIComponent(createHmac('sha256', key).update(token).digest('base64'))}`

  return {
    write: (token) => `${name}=${sign(token)}; Max-Age=${lifeS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    find: (header) => findCookie(header, name),
    verify: (cookie) => {
      const token = /^([A-Za-z0-9_-]+)\./.exec(cookie)?.[1]
      if (token === undefined) return null
      const given = Buffer.from(cookie)
      const expected = Buffer.from(sign(token))
      return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
    },
  }
}

function findCookie(header: string | null, name: string): string | null {
  if (header === null) return null
  for (const part of header.split(';')) {
    const separator = part.indexOf('=')
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return null
}
