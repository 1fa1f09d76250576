import type { Intent } from '@windhover/core/transactions/intent'
import type { Database } from '../platform/db/database.ts'
import type { DurableService } from '../platform/durable/durable.ts'
import type { RouteBinding } from '../platform/http/route-binding.ts'
import type { OpenVault } from '../platform/http/vault-auth.ts'
import type { Loop } from '../platform/loop.ts'
import type { AgentTool } from '../ports/agent-tool.ts'
import type { IntentPlan } from '../ports/intent-plan.ts'
import type { TickConsumer } from '../ports/price-feed.ts'
import type { Ports } from './build-ports.ts'

/** Everything a feature can name in its `needs`. */
export type FeatureParts = Ports & {
  /** How an intent of this kind is done, by the feature that has it. */
  readonly planOf: (intent: Intent) => IntentPlan
  /** The tools the owner of a vault has given the agent. */
  readonly toolsFor: SelectTools
  /** Closes the cards of replies that are left; does nothing where no feature makes cards. */
  readonly withdrawCards: WithdrawCards
  /** Every tool of every feature: what the agent can be given. */
  readonly agentTools: () => readonly AgentTool[]
  /** Runs the `onAccountCreated` of every feature, one failure not keeping the others from running. */
  readonly accountCreated: (userId: string) => Promise<void>
  /** The same for `onAccountsRemoved`. */
  readonly accountsRemoved: (userIds: readonly string[]) => Promise<void>
  /** The same for `onVaultReady`. */
  readonly vaultReady: (vault: ReadyVault) => Promise<void>
}

type Needs = readonly (keyof FeatureParts)[]

/** The parts that a list of needs names. */
export type Parts<Named extends Needs> = Pick<FeatureParts, Named[number]>

export type ReadyVault = {
  readonly userId: string
  readonly vaultId: string
  readonly solanaAddress: string
  readonly evmAddress: string
}

export type SelectTools = (owner: {
  readonly userId: string
  readonly vaultId: string
}) => Promise<readonly AgentTool[]>

/**
 * Turns down every card of these replies that nobody has approved, in the transaction that is given. Answers whether
 * one of them was approved before, and with how to tell of it once the transaction is stored.
 */
export type WithdrawCards = (
  db: Database,
  of: { readonly userId: string; readonly vaultId: bigint; readonly messageIds: readonly string[] },
) => Promise<{ readonly hasApproved: boolean; readonly publish: () => Promise<void> }>

/**
 * One capability on the server. The root finds features by their folder: adding one changes no other file.
 * The api process serves `routes`; the worker process serves `durable`, runs `loops` and feeds `ticks`.
 */
export type Feature<Given = FeatureParts> = {
  readonly name: string
  /** The parts it is given; its hooks can use no others. */
  readonly needs: Needs
  readonly routes?: (parts: Given) => readonly RouteBinding[]
  readonly durable?: (parts: Given) => readonly DurableService[]
  readonly loops?: (parts: Given) => readonly Loop[]
  /** Consumers of the price log. */
  readonly ticks?: (parts: Given) => readonly TickConsumer[]
  /** The kinds of intent that this capability plans. */
  readonly intents?: readonly IntentPlan[]
  /** What the agent can do with this capability; the chat finds them here and imports no feature. */
  readonly tools?: (parts: Given) => readonly AgentTool[]
  /** Which of all tools a vault's agent has; exactly one feature supplies it. */
  readonly toolSelection?: (parts: Given) => SelectTools
  /** What becomes of cards whose reply is left; exactly one feature supplies it. */
  readonly cardWithdrawal?: (parts: Given) => WithdrawCards
  /** The check behind every route with access `vault-key`; exactly one feature supplies it. */
  readonly vaultDoor?: (parts: Given) => OpenVault
  /** Runs once an account has been stored; may run again for the same account, and a failure does not undo the account. */
  readonly onAccountCreated?: (parts: Given) => (userId: string) => Promise<void>
  /** Runs before accounts are deleted: a failure keeps them, and they are tried again. */
  readonly onAccountsRemoved?: (parts: Given) => (userIds: readonly string[]) => Promise<void>
  /** Runs in a durable step once a vault can be used; may run again for the same vault. */
  readonly onVaultReady?: (parts: Given) => (vault: ReadyVault) => Promise<void>
}

export function defineFeature<const Named extends Needs>(
  feature: Feature<Parts<Named>> & { readonly needs: Named },
): Feature<Parts<Named>> {
  return feature
}
