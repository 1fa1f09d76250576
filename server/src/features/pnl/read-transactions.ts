import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { PastTransaction } from '@windhover/core/pnl/past-transaction'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { nameAsset, readMoves } from '../balances/index.ts'
import { listBooked } from '../transactions/index.ts'
import { assetKey, groupMoves } from './group-moves.ts'

export type KnownToken = { readonly chain: ChainId; readonly token: string; readonly decimals: number }

export type PastTransactions = {
  /** Oldest first. */
  readonly transactions: readonly PastTransaction[]
  /** Everything since then is here; null: everything there is. */
  readonly knownSinceMs: number | null
  /** What moved, by asset. */
  readonly moved: ReadonlyMap<string, KnownToken>
}

const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

/** All that a vault did on all chains; null while one of them cannot tell. */
export async function readTransactions(
  parts: Pick<FeatureParts, 'chains' | 'readings' | 'db' | 'wrappings'>,
  vault: VaultView,
): Promise<PastTransactions | null> {
  const [booked, ...histories] = await Promise.all([
    listBooked(parts.db, BigInt(vault.tokenId)),
    ...EVERYWHERE.map(async (chain) => {
      const address = chain === 'solana' ? vault.publicKey : vault.ethAddress
      const known = await readMoves(parts, { chain, address, sinceMs: 0, name: 'all' })
      return known === null ? null : { chain, ...known }
    }),
  ])
  const known = histories.filter((history) => history !== null)
  if (known.length < histories.length) return null
  const sinces = known.flatMap(({ sinceMs }) => sinceMs ?? [])
  const moved = new Map<string, KnownToken>()
  const transactions = known.flatMap(({ chain, moves, sinceMs }) => {
    const nameOf = (token: string) => nameAsset(parts, { chain, token })
    const own = booked.filter((each) => each.chain === chain)
    for (const { token, decimals } of [...moves, ...own.flatMap(({ changes }) => changes)]) {
      moved.set(assetKey(chain, nameOf(token)), { chain, token: nameOf(token), decimals })
    }
    return groupMoves({ chain, moves, booked: own, nameOf }).filter(({ atMs }) => atMs >= (sinceMs ?? 0))
  })
  return {
    transactions: transactions.toSorted((one, other) => one.atMs - other.atMs),
    knownSinceMs: sinces.length === 0 ? null : Math.max(...sinces),
    moved,
  }
}
