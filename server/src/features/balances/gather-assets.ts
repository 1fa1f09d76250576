import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Moves } from './read-moves.ts'
import type { WalletHolding } from './value-wallet.ts'

/** What is held or was, before anybody has said what it cost. */
export type GatheredAsset = {
  readonly chain: ChainId
  readonly token: string
  readonly decimals: number
  readonly amountRaw: bigint
  /** True: it counts in the total of now, so a time without its price cannot be told. */
  readonly isCounted: boolean
  readonly moves: readonly { readonly atMs: number; readonly amountRaw: bigint }[]
}

/** One name for each asset, however a source spells it. The index of Solana tells the coin and its token form by one. */
export function nameAsset(
  { wrappings }: Pick<FeatureParts, 'wrappings'>,
  { chain, token }: { chain: ChainId; token: string },
): string {
  if (chain === 'solana') return token === wrappings.solana.wrappedToken ? NATIVE : token
  return chain === 'hedera' ? token : token.toLowerCase()
}

/** Holdings and moves of one chain by asset. What is held and has no price is in no total, so it is left out. */
export function gatherAssets(
  { wrappings }: Pick<FeatureParts, 'wrappings'>,
  wallet: { chain: ChainId; holdings: readonly WalletHolding[]; moves: Moves['moves'] },
): readonly GatheredAsset[] {
  const { chain } = wallet
  const nameOf = (token: string) => nameAsset({ wrappings }, { chain, token })
  const held = Map.groupBy(wallet.holdings, ({ token }) => nameOf(token))
  const moved = Map.groupBy(wallet.moves, ({ token }) => nameOf(token))
  return [...new Set([...held.keys(), ...moved.keys()])].flatMap((token) => {
    const holdings = (held.get(token) ?? []).filter(({ amountRaw }) => amountRaw > 0n)
    const moves = moved.get(token) ?? []
    const decimals = holdings[0]?.decimals ?? moves[0]?.decimals
    const isUnpriced = holdings.some(({ valueMicro }) => valueMicro === null)
    if (decimals === undefined || isUnpriced) return []
    return [
      {
        chain,
        token,
        decimals,
        amountRaw: holdings.reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
        isCounted: holdings.length > 0,
        moves: moves.map(({ atMs, amountRaw }) => ({ atMs, amountRaw: BigInt(amountRaw) })),
      },
    ]
  })
}
