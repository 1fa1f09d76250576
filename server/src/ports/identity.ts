import type { AccountView, PasskeyView, SessionView, SignInMethod } from '@windhover/core/accounts/contract'

/** Who is calling: raw headers in, cookies out. */
export type Visitor = {
  readonly headers: Headers
  /** The Cookie header, where it can be had without building all headers. */
  readonly cookie?: string | undefined
  readonly ipAddress: string
}

/** An answer that may also set or clear cookies on the caller's browser. */
export type WithCookies<Value> = { readonly value: Value; readonly setCookies: readonly string[] }

/** As above, for calls that may make a new account. */
export type SignedIn = WithCookies<AccountView> & { readonly created: boolean }

export type SessionInfo = {
  readonly sessionId: string
  readonly userId: string
  readonly method: SignInMethod
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When presence was last proven in this session; sign-in by passkey or wallet counts. */
  readonly steppedUpAt: Date | null
}

export type WalletChain = 'ethereum' | 'solana'
export type SignedWalletMessage = {
  readonly chain: WalletChain
  readonly address: string
  readonly message: string
  readonly signature: string
}
export type WebAuthnJson = Record<string, unknown>
export type StepUpRequest =
  | { readonly by: 'passkey'; readonly options: WebAuthnJson }
  | { readonly by: 'wallet'; readonly chain: WalletChain; readonly address: string; readonly message: string }

/** Accounts, passkeys, wallets and sessions. */
export interface Identity {
  /** Reads the session of a request; answers null for none, expired or revoked. Called on every request: must be cheap. */
  readSession(visitor: Visitor): Promise<SessionInfo | null>
  getAccount(session: SessionInfo): Promise<AccountView>

  startPasskeyRegistration(session: SessionInfo | null): Promise<WithCookies<WebAuthnJson>>
  registerPasskey(
    visitor: Visitor,
    session: SessionInfo | null,
    input: { readonly response: WebAuthnJson; readonly name: string | undefined },
  ): Promise<SignedIn>
  startPasskeySignIn(): Promise<WithCookies<WebAuthnJson>>
  signInWithPasskey(visitor: Visitor, response: WebAuthnJson): Promise<WithCookies<AccountView>>

  startWalletSignIn(input: { readonly chain: WalletChain; readonly address: string }): Promise<string>
  signInWithWallet(visitor: Visitor, signed: SignedWalletMessage): Promise<SignedIn>
  signInWithRecoveryCode(visitor: Visitor, code: string): Promise<WithCookies<AccountView>>
  /** A new account without a credential; for a caller who is signed in already, that account. */
  startGuest(visitor: Visitor, session: SessionInfo | null): Promise<SignedIn>
  isGuest(userId: string): Promise<boolean>
  signOut(session: SessionInfo): Promise<WithCookies<null>>

  startStepUp(session: SessionInfo): Promise<StepUpRequest>
  finishStepUp(
    session: SessionInfo,
    proof: { readonly passkey: WebAuthnJson | undefined; readonly wallet: SignedWalletMessage | undefined },
  ): Promise<AccountView>

  listPasskeys(session: SessionInfo): Promise<PasskeyView[]>
  renamePasskey(
    session: SessionInfo,
    input: { readonly id: string; readonly name: string },
  ): Promise<PasskeyView>
  removePasskey(session: SessionInfo, id: string): Promise<void>
  listSessions(session: SessionInfo): Promise<SessionView[]>
  revokeSession(session: SessionInfo, id: string): Promise<void>
  revokeOtherSessions(session: SessionInfo): Promise<void>
  makeRecoveryCodes(session: SessionInfo): Promise<string[]>

  /** Accounts by age, oldest first: for repairs of what should have followed a sign-up. */
  listAccountsCreatedAfter(since: Date, limit: number): Promise<{ userId: string; createdAt: Date }[]>
  /** Guests whose last session has ended: nobody can come back to them. Oldest first. */
  listUnreachableGuests(limit: number): Promise<string[]>
  /** Deletes those of them that still are; answers how many went. */
  removeUnreachableGuests(userIds: readonly string[]): Promise<number>
  /** Deletes challenges and sessions that ran out; answers how many rows went. */
  removeExpired(): Promise<number>

  close(): Promise<void>
}
