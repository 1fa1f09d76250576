export type SocialTokens = {
  readonly accessToken: string
  /** Null where the network gave none. */
  readonly refreshToken: string | null
  readonly expiresAtMs: number | null
}

/** A social network that lets people connect their accounts (OAuth 2.0 with PKCE). Failures are `social` errors. */
export type SocialNetwork = {
  /** Where a browser goes to allow the connection. */
  readonly authorizeUrl: (request: {
    readonly state: string
    /** SHA-256 of the verifier, in base64url. */
    readonly codeChallenge: string
    readonly redirectUri: string
  }) => string
  readonly exchangeCode: (proof: {
    readonly code: string
    readonly codeVerifier: string
    readonly redirectUri: string
    readonly nowMs: number
  }) => Promise<SocialTokens>
  /** Whose token it is, by the name people know. */
  readonly readUsername: (accessToken: string) => Promise<string>
  /** The token is worth nothing afterwards. */
  readonly revoke: (token: string) => Promise<void>
}
