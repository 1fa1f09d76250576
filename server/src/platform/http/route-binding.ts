import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { RouteContract, RouteInput, RouteResponse } from '@windhover/core/contract/route'
import type { Intent } from '@windhover/core/transactions/intent'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import type { SessionInfo, Visitor } from '../../ports/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { EventReply } from './answer-events.ts'

/** A program that shows its key agrees to what it asks for; whether the key may is the signer's to say. */
export type ApproveWithKey = (intent: Intent, nowMs: number) => SignedStatement

/** What the vault door proved about a call with access `vault-key`. */
export type VaultGrant = {
  readonly vaultId: string
  readonly keyId: string
  readonly scopes: readonly KeyScope[]
  readonly approve: ApproveWithKey
}

/** Everything a handler may know about who calls. */
export type Caller = {
  readonly requestId: string
  readonly visitor: Visitor
  readonly log: Logger
  /** Adds Set-Cookie headers to the answer. */
  readonly setCookies: (cookies: readonly string[]) => void
  /** Sends the browser to an address of ours instead of answering with the value. */
  readonly redirectTo: (path: `/${string}`) => void
}

type SessionOf<Route extends RouteContract> = Route['access'] extends 'public'
  ? SessionInfo | null
  : SessionInfo
type GrantOf<Route extends RouteContract> = Route['access'] extends 'vault-key' ? VaultGrant : null

export type RouteHandler<Route extends RouteContract> = (
  call: RouteInput<Route> & {
    readonly caller: Caller
    readonly session: SessionOf<Route>
    readonly grant: GrantOf<Route>
  },
) => Promise<Route['answers'] extends 'events' ? EventReply : RouteResponse<Route>>

/** A contract with the code that fulfils it. The handler's exact types are checked where it is bound. */
export type RouteBinding = {
  readonly contract: RouteContract
  readonly handler: (call: never) => Promise<unknown>
}

export function bindRoute<Route extends RouteContract>(
  contract: Route,
  handler: RouteHandler<Route>,
): RouteBinding {
  return { contract, handler }
}
