import { createHash, randomBytes } from 'node:crypto'

const CODE_LASTS_MS = 30_000
const TOKEN_LASTS_MS = 7_200_000

/** What the app asked for when it sent the browser. */
type AuthorizeRequest = {
  readonly clientId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly scope: string
}

export type TokenPair = {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresInSec: number
  readonly scope: string
}

export type GrantBook = {
  readonly allow: (request: AuthorizeRequest, username: string) => string
  /** Null for a code that is unknown, too old, used before, or not this app's to use. */
  readonly redeem: (proof: {
    readonly code: string
    readonly codeVerifier: string
    readonly redirectUri: string
    readonly clientId: string
  }) => TokenPair | null
  /** A new pair for a refresh token, which is worth nothing afterwards. */
  readonly refresh: (refreshToken: string) => TokenPair | null
  readonly usernameOf: (accessToken: string) => string | null
  readonly revoke: (token: string) => void
  /** Makes every code that is out too old. */
  readonly expireCodes: () => void
}

type Code = AuthorizeRequest & { readonly username: string; expiresAtMs: number }
type Token = { readonly username: string; readonly scope: string; readonly expiresAtMs: number }

/** Codes and tokens that are out. Nothing survives a restart, as nothing in it is worth keeping. */
export function createGrantBook(nowMs: () => number): GrantBook {
  const codes = new Map<string, Code>()
  const access = new Map<string, Token>()
  const refreshes = new Map<string, Token>()

  function issue(username: string, scope: string): TokenPair {
    const token = { username, scope, expiresAtMs: nowMs() + TOKEN_LASTS_MS }
    const accessToken = newSecret()
    access.set(accessToken, token)
    const refreshToken = scope.split(' ').includes('offline.access') ? newSecret() : null
    if (refreshToken !== null) refreshes.set(refreshToken, token)
    return { accessToken, refreshToken, expiresInSec: TOKEN_LASTS_MS / 1_000, scope }
  }

  return {
    allow: (request, username) => {
      const code = newSecret()
      codes.set(code, { ...request, username, expiresAtMs: nowMs() + CODE_LASTS_MS })
      return code
    },
    redeem: ({ code, codeVerifier, redirectUri, clientId }) => {
      const known = codes.get(code)
      // Used up by the first try, right or wrong.
      codes.delete(code)
      if (known === undefined || known.expiresAtMs <= nowMs()) return null
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const isTheirs = known.clientId === clientId && known.redirectUri === redirectUri
      return isTheirs && known.codeChallenge === challenge ? issue(known.username, known.scope) : null
    },
    refresh: (refreshToken) => {
      const known = refreshes.get(refreshToken)
      refreshes.delete(refreshToken)
      return known === undefined ? null : issue(known.username, known.scope)
    },
    usernameOf: (accessToken) => {
      const known = access.get(accessToken)
      return known === undefined || known.expiresAtMs <= nowMs() ? null : known.username
    },
    revoke: (token) => {
      access.delete(token)
      refreshes.delete(token)
    },
    expireCodes: () => {
      for (const code of codes.values()) code.expiresAtMs = 0
    },
  }
}

const newSecret = () => randomBytes(32).toString('base64url')
