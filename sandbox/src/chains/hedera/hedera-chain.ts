import type { Address } from 'viem'
import type { EvmChain } from '../evm/evm-chain.ts'
import type { V3Pool } from '../evm/pool-book.ts'
import type { AccountBook } from './account-book.ts'
import type { Ledger } from './ledger.ts'
import type { Relay } from './relay.ts'
import type { RelayedBook } from './relayed-book.ts'

/** The Hedera anvil and what an EVM does not know: account numbers and association of tokens. */
export type HederaChain = EvmChain & {
  readonly name: 'hedera'
  /** `0.0.N` of an account that exists, by EVM address; null before its first HBAR arrived. */
  readonly accountId: (evmAddress: Address) => string | null
  readonly evmAddress: (accountId: string) => Address | null
  readonly isAssociated: (evmAddress: Address, tokenId: string) => Promise<boolean>
  /** What the JSON-RPC relay answers: weibar and hashes of signed bytes over the node's tinybar. */
  readonly relay: Relay
  /** Which transaction of the node stands for which signed one. */
  readonly relayed: RelayedBook
  readonly book: AccountBook
  readonly ledger: Ledger
  readonly pools: readonly V3Pool[]
}
