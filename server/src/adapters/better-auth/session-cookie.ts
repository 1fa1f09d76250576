import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** The raw value of one cookie of a Cookie header. */
export function readCookie(header: string | null, name: string): string | null {
  if (header === null) return null
  for (const part of header.split(';')) {
    const separator = part.indexOf('=')
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return null
}

/**
 * Takes the token out of a signed session cookie, or answers null when the signature is not ours. The form is the
 * library's: `token.base64(HMAC-SHA256(secret, token))`, percent-encoded. Exactly one spelling is accepted per
 * token, because the spelling is also the key under which the session is cached.
 */
export function createTokenVerifier(secret: string): (cookie: string) => string | null {
  const key = createSecretKey(secret, 'utf8')
  return (cookie) => {
    const token = /^([A-Za-z0-9_-]+)\./.exec(cookie)?.[1]
    if (token === undefined) return null
    const signature = createHmac('sha256', key).update(token).digest('base64')
    const given = Buffer.from(cookie)
    const expected = Buffer.from(`${token}.${encodeURIComponent(signature)}`)
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
  }
}
