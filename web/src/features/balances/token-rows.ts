import { NATIVE } from '@windhover/core/balances/constants'
import type {
  EvmChainId,
  EvmTokenBalance,
  HederaBalance,
  SolanaTokenBalance,
} from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { shortenAddress } from '../../ui/shorten-address.ts'

/** One row of a token table, whatever chain it comes from. */
export type TokenRow = {
  /** What the hidden list remembers. */
  readonly id: string
  readonly chain: ChainId
  /** `native`, or the token's address on its chain. */
  readonly token: string
  readonly symbol: string
  readonly name: string
  readonly amountRaw: bigint
  readonly decimals: number
  readonly priceUsd: number | null
  readonly valueUsd: number | null
  readonly change24hPct: number | null
  readonly marketCapUsd: number | null
  readonly isFrozen: boolean
}

/** R2-049: 56 is the BNB chain. */
export const EVM_CHAINS: Readonly<Record<EvmChainId, 'ethereum' | 'bsc'>> = { '1': 'ethereum', '56': 'bsc' }

export function solanaRows(balances: readonly SolanaTokenBalance[]): readonly TokenRow[] {
  return nativeFirst(
    balances.map((each) => ({
      ...names('solana', each.mint, each.market_data),
      id: each.mint,
      amountRaw: BigInt(each.balanceRaw),
      decimals: each.decimals,
      priceUsd: each.market_data.price_usd,
      valueUsd: each.valueUsd,
      change24hPct: each.market_data.price_change_24h,
      marketCapUsd: each.market_data.market_cap_usd,
      isFrozen: each.isFrozen,
    })),
  )
}

export function evmRows(chainId: EvmChainId, tokens: readonly EvmTokenBalance[]): readonly TokenRow[] {
  const chain = EVM_CHAINS[chainId]
  return nativeFirst(
    tokens.map((each) => {
      const token = each.tokenAddress === '' ? NATIVE : each.tokenAddress
      return {
        ...names(chain, token, each.tokenMetadata),
        ...NO_MARKET,
        // One list serves both chains, and an address may stand on both.
        id: `${chainId}:${token.toLowerCase()}`,
        amountRaw: BigInt(each.tokenBalance),
        decimals: each.tokenMetadata.decimals,
        priceUsd: each.tokenPrices[0]?.value ?? null,
        valueUsd: each.valueUsd,
      }
    }),
  )
}

export function hederaRows(balances: readonly HederaBalance[]): readonly TokenRow[] {
  return nativeFirst(
    balances.map((each) => {
      const token = each.isNative ? NATIVE : each.token_id
      return {
        ...names('hedera', token, each),
        ...NO_MARKET,
        id: token,
        amountRaw: BigInt(each.balanceRaw),
        decimals: each.decimals,
        priceUsd: each.priceUsd,
        valueUsd: each.valueUsd,
      }
    }),
  )
}

const NO_MARKET = { change24hPct: null, marketCapUsd: null, isFrozen: false }

function names(chain: ChainId, token: string, told: { symbol: string | null; name: string | null }) {
  const fallback =
    token === NATIVE ? CHAINS[chain].native.symbol : shortenAddress(token, { head: 4, tail: 4 })
  return { chain, token, symbol: told.symbol ?? fallback, name: told.name ?? fallback }
}

/** R2-016: the coin of the chain is always the first row; the others keep the order they came in. */
function nativeFirst(rows: readonly TokenRow[]): readonly TokenRow[] {
  return rows.toSorted((one, other) => Number(other.token === NATIVE) - Number(one.token === NATIVE))
}

export function splitHidden(rows: readonly TokenRow[], hidden: readonly string[]) {
  const isHidden = (row: TokenRow) => hidden.includes(row.id)
  return { shown: rows.filter((row) => !isHidden(row)), hidden: rows.filter(isHidden) }
}

/** As marks name it. */
export const markedOf = ({ chain, token, symbol }: TokenRow) => ({ chain, address: token, symbol })
