import type { SolanaHistoryEntry } from '../../chains/solana/history-entry.ts'
import { logoUrl } from '../../logos/logo-url.ts'
import { findListing } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'

const SOL_MINT = 'So11111111111111111111111111111111111111112'

type Change = SolanaHistoryEntry['changes'][number]

/** Amounts are raw and signed; those of the native coin include what the owner paid as fee, as balances do. */
export function describeTransaction(world: World, entry: SolanaHistoryEntry, owner: string) {
  return {
    txHash: entry.signature,
    blockNumber: Number(entry.slot),
    blockTime: new Date(entry.blockTimeMs).toISOString(),
    status: entry.succeeded,
    from: entry.feePayer,
    to: entry.counterparty ?? '',
    fee: Number(entry.feeLamports),
    mainAction: mainAction(entry, owner),
    balanceChange: entry.changes.map((change) => describeChange(world, change)),
    contractLabel: { address: '', name: '', metadata: {} },
    tokenTransfers: entry.changes
      .filter((change) => change.mint !== 'native')
      .map((change) => describeMove(entry, { change, owner })),
  }
}

function describeChange(world: World, { mint, amountRaw, decimals }: Change) {
  const address = mint === 'native' ? SOL_MINT : mint
  const listing = findListing(world, 'solana', address)
  return {
    amount: amountRaw,
    symbol: mint === 'native' ? 'SOL' : (listing?.symbol ?? ''),
    name: mint === 'native' ? 'Wrapped SOL' : (listing?.name ?? ''),
    decimals,
    address,
    logoURI: listing ? logoUrl(world, listing) : '',
    isScaledUiToken: false,
    multiplier: null,
  }
}

function describeMove(entry: SolanaHistoryEntry, { change, owner }: { change: Change; owner: string }) {
  const other = entry.counterparty ?? ''
  const isOut = change.amountRaw < 0n
  return {
    fromUserAccount: isOut ? owner : other,
    toUserAccount: isOut ? other : owner,
    mint: change.mint,
    tokenAmount: Math.abs(Number(change.amountRaw)) / 10 ** change.decimals,
    transferNative: false,
  }
}

/** What a person would call it: coins spent on fee and rent alone are no action. */
function mainAction(entry: SolanaHistoryEntry, owner: string): string {
  if (!entry.succeeded) return 'unknown'
  const feeRaw = entry.feePayer === owner ? entry.feeLamports : 0n
  const moved = entry.changes.map((change) =>
    change.mint === 'native' ? change.amountRaw + feeRaw : change.amountRaw,
  )
  const gives = moved.some((amountRaw) => amountRaw < 0n)
  const gets = moved.some((amountRaw) => amountRaw > 0n)
  if (gives && gets) return 'swap'
  return gives ? 'send' : gets ? 'received' : 'unknown'
}
