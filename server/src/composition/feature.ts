import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { DurableClient, DurableService } from '../platform/durable/durable.ts'
import type { RouteBinding } from '../platform/http/route-binding.ts'
import type { OpenVault } from '../platform/http/vault-auth.ts'
import type { LiveEvents } from '../platform/live/live-events.ts'
import type { Logger } from '../platform/log/logger.ts'
import type { Loop } from '../platform/loop.ts'
import type { Metrics } from '../platform/metrics/create-metrics.ts'
import type { Leases } from '../platform/redis/lease.ts'
import type { OneTimeValues } from '../platform/redis/one-time-values.ts'
import type { Runs } from '../platform/runs/runs.ts'
import type { FleetReadings } from '../platform/upstream/fleet-readings.ts'
import type { Agent } from '../ports/agent.ts'
import type { AgentTool } from '../ports/agent-tool.ts'
import type { CandleSources } from '../ports/candles.ts'
import type { ChainAdapters } from '../ports/chain.ts'
import type { Faucet } from '../ports/faucet.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { HederaAccounts } from '../ports/hedera-accounts.ts'
import type { Identity } from '../ports/identity.ts'
import type { Intelligence } from '../ports/intelligence.ts'
import type { Pinning } from '../ports/pinning.ts'
import type { PriceSource, TickLog, WatchedTokens } from '../ports/price-feed.ts'
import type { Signer } from '../ports/signer.ts'
import type { SocialNetwork } from '../ports/social.ts'
import type { SwapVenues } from '../ports/swap-venue.ts'
import type { TokenFactSources } from '../ports/token-facts.ts'
import type { TokenIndexes } from '../ports/token-index.ts'
import type { WalletRecords } from '../ports/wallet-records.ts'
import type { Wrappings } from '../ports/wrapping.ts'

/** What the composition root hands to every feature. */
export type FeatureParts = {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'watch'>
  readonly clock: Clock
  readonly db: Database
  readonly live: LiveEvents
  readonly durable: DurableClient
  readonly identity: Identity
  readonly signer: Signer
  readonly chains: ChainAdapters
  readonly hederaAccounts: HederaAccounts
  readonly wrappings: Wrappings
  readonly swapVenues: SwapVenues
  readonly walletRecords: WalletRecords
  readonly tokenIndexes: TokenIndexes
  readonly tokenFacts: TokenFactSources
  readonly candles: CandleSources
  readonly leases: Leases
  readonly oneTimeValues: OneTimeValues
  /** Shared by every instance, so that many viewers of one address are one question to its chain. */
  readonly readings: FleetReadings
  readonly tickLog: TickLog
  readonly watchedTokens: WatchedTokens
  readonly priceSources: readonly PriceSource[]
  /** Null where the deployment has none. */
  readonly faucet: Faucet | null
  /** Null where the deployment has none. */
  readonly socialNetwork: SocialNetwork | null
  readonly fileStore: FileStore
  /** Null where the deployment has none. */
  readonly pinning: Pinning | null
  readonly intelligence: Intelligence
  readonly agent: Agent
  /** Replies that outlive the connection they began in. */
  readonly runs: Runs
  /** The tools the owner of a vault has given the agent. */
  readonly toolsFor: SelectTools
  /** Every tool of every feature: what the agent can be given. */
  readonly agentTools: () => readonly AgentTool[]
  /** Runs the `onAccountCreated` of every feature, one failure not keeping the others from running. */
  readonly accountCreated: (userId: string) => Promise<void>
  /** The same for `onAccountsRemoved`. */
  readonly accountsRemoved: (userIds: readonly string[]) => Promise<void>
  /** The same for `onVaultReady`. */
  readonly vaultReady: (vault: ReadyVault) => Promise<void>
}

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
 * One capability on the server. The root finds features by their folder: adding one changes no other file.
 * The api process serves `routes`; the worker process serves `durable` and runs `loops`.
 */
export type Feature = {
  readonly name: string
  readonly routes?: (parts: FeatureParts) => readonly RouteBinding[]
  readonly durable?: (parts: FeatureParts) => readonly DurableService[]
  readonly loops?: (parts: FeatureParts) => readonly Loop[]
  /** What the agent can do with this capability; the chat finds them here and imports no feature. */
  readonly tools?: (parts: FeatureParts) => readonly AgentTool[]
  /** Which of all tools a vault's agent has; exactly one feature supplies it. */
  readonly toolSelection?: (parts: FeatureParts) => SelectTools
  /** The check behind every route with access `vault-key`; exactly one feature supplies it. */
  readonly vaultDoor?: (parts: FeatureParts) => OpenVault
  /** Runs once an account has been stored; may run again for the same account, and a failure does not undo the account. */
  readonly onAccountCreated?: (parts: FeatureParts) => (userId: string) => Promise<void>
  /** Runs before accounts are deleted: a failure keeps them, and they are tried again. */
  readonly onAccountsRemoved?: (parts: FeatureParts) => (userIds: readonly string[]) => Promise<void>
  /** Runs in a durable step once a vault can be used; may run again for the same vault. */
  readonly onVaultReady?: (parts: FeatureParts) => (vault: ReadyVault) => Promise<void>
}

export function defineFeature(feature: Feature): Feature {
  return feature
}
