import type { EvmChain, EvmChainName } from '../chains/evm/evm-chain.ts'
import type { HederaChain } from '../chains/hedera/hedera-chain.ts'
import type { SolanaChain } from '../chains/solana/solana-chain.ts'
import type { FaultBoard } from '../faults/fault-board.ts'
import type { Market, MarketClock } from '../market/market.ts'
import type { Universe } from '../universe/listing.ts'
import type { SandboxPorts } from './ports.ts'

/** Everything a double answers from: the same market and the same chains, so numbers agree everywhere. */
export type World = {
  readonly ports: SandboxPorts
  readonly seed: string
  /** Everything that survives a restart lies in here. */
  readonly stateDir: string
  /** A multiple of the ordinary tick rate may be asked for. */
  readonly stress: boolean
  readonly clock: MarketClock
  readonly universe: Universe
  readonly market: Market
  readonly faults: FaultBoard
  readonly evm: Readonly<Record<EvmChainName, EvmChain>>
  /** The same as `evm.hedera`, with what only Hedera has. */
  readonly hedera: HederaChain
  readonly solana: SolanaChain
  readonly log: SandboxLog
}

export type SandboxLog = {
  readonly info: (text: string, fields?: Readonly<Record<string, unknown>>) => void
  readonly warn: (text: string, fields?: Readonly<Record<string, unknown>>) => void
}
