import type { Address } from '@solana/kit'
import type { SolanaHistoryEntry } from '../../chains/solana/history-entry.ts'
import type { SolanaChain } from '../../chains/solana/solana-chain.ts'
import type { OpenOrder } from './order-book.ts'
import { isSol, type TradedToken } from './traded-token.ts'

/** The newest transactions of an account are looked through this far; a fill is among the first. */
const LOOKED_THROUGH = 20

export type Filled = { readonly slot: bigint; readonly inputRaw: bigint; readonly outputRaw: bigint }

export function findLanded(
  solana: SolanaChain,
  owner: Address,
  signature: string,
): SolanaHistoryEntry | null {
  const newest = solana.history(owner, { limit: LOOKED_THROUGH })
  return newest.find((entry) => entry.signature === signature) ?? null
}

/** What the chain says moved. */
export function readFilled(solana: SolanaChain, order: OpenOrder, signature: string): Filled {
  const { taker, receiver, input, output } = order
  const read = (owner: Address) => {
    const entry = findLanded(solana, owner, signature)
    if (!entry) throw new Error(`the chain does not know ${signature} of ${owner}`)
    return entry
  }
  const change = (owner: Address, token: TradedToken) => {
    const mint = isSol(token) ? 'native' : token.listing.address
    return read(owner).changes.reduce((sum, each) => (each.mint === mint ? sum + each.amountRaw : sum), 0n)
  }
  const maker = solana.maker.address
  // The taker's own coin also paid fees and rent; the maker's moved by the swap alone.
  return {
    slot: read(taker).slot,
    inputRaw: isSol(input) ? change(maker, input) : -change(taker, input),
    outputRaw: isSol(output) ? -change(maker, output) : change(receiver, output),
  }
}
