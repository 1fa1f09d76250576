import type { AccountView, SessionView, SignInMethod } from '@windhover/core/accounts/contract'
import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import type { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import type { RouteInput } from '@windhover/core/contract/route'

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
/** What a wallet signed in with: a grant for the device, or that it takes over from the device. */
export type WalletSignIn = RouteInput<typeof signInRoutes.signInWithWallet>['body']
export type WebAuthnJson = Record<string, unknown>
/** What is signed the page writes around the nonce. */
export type StepUpRequest = { readonly nonce: string } & (
  | { readonly by: 'passkey'; readonly options: WebAuthnJson }
  | { readonly by: 'wallet'; readonly chain: WalletChain; readonly address: string; readonly at: number }
)

/** Accounts, passkeys, wallets and sessions. */
export interface Identity {
  /** Reads the session of a request; answers null for none, expired or revoked. Called on every request: must be cheap. */
  readSession(visitor: Visitor): Promise<SessionInfo | null>
  getAccount(session: SessionInfo): Promise<AccountView>

  startPasskeyRegistration(session: SessionInfo | null): Promise<WithCookies<WebAuthnJson>>
  registerPasskey(
    visitor: Visitor,
    session: SessionInfo | null,
    input: {
      readonly response: WebAuthnJson
      readonly name: string | undefined
      readonly enrolment: readonly SignedStatement[]
    },
  ): Promise<SignedIn>
  startPasskeySignIn(): Promise<WithCookies<{ options: WebAuthnJson; nonce: string }>>
  signInWithPasskey(
    visitor: Visitor,
    answer: { readonly response: WebAuthnJson; readonly grant: StatementOf<'grant'> },
  ): Promise<WithCookies<AccountView>>

  startWalletSignIn(input: {
    readonly chain: WalletChain
    readonly address: string
  }): Promise<{ nonce: string; owner: string | null }>
  signInWithWallet(visitor: Visitor, signIn: WalletSignIn): Promise<SignedIn>
  /** `secret`: what the browser derives from a code. The code itself is known to nobody else. */
  signInWithRecoveryCode(visitor: Visitor, secret: string): Promise<WithCookies<AccountView>>
  /** A new account without a credential; for a caller who is signed in already, that account. */
  startGuest(
    visitor: Visitor,
    session: SessionInfo | null,
    enrolment: readonly SignedStatement[],
  ): Promise<SignedIn>
  isGuest(userId: string): Promise<boolean>
  signOut(session: SessionInfo): Promise<WithCookies<null>>

  startStepUp(session: SessionInfo): Promise<StepUpRequest>
  finishStepUp(
    session: SessionInfo,
    proof: { readonly passkey: WebAuthnJson | undefined; readonly walletSignature: string | undefined },
  ): Promise<AccountView>

  listPasskeys(session: SessionInfo): Promise<PasskeyView[]>
  renamePasskey(
    session: SessionInfo,
    input: { readonly id: string; readonly name: string },
  ): Promise<PasskeyView>
  removePasskey(session: SessionInfo, id: string): Promise<void>
  removeWallet(
    session: SessionInfo,
    wallet: { readonly chain: WalletChain; readonly address: string },
  ): Promise<void>
  listSessions(session: SessionInfo): Promise<SessionView[]>
  revokeSession(session: SessionInfo, id: string): Promise<void>
  revokeOtherSessions(session: SessionInfo): Promise<void>
  replaceRecoveryCodes(session: SessionInfo, signInHashes: readonly string[]): Promise<void>

  /** As the signer knows the person; null where the account is gone. */
  findOwner(userId: string): Promise<string | null>
  /** What the person's devices have said and the signer has not heard yet, in order. */
  listUnheard(userId: string): Promise<readonly { hash: string; signed: SignedStatement }[]>
  forgetHeard(hash: string): Promise<void>

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
