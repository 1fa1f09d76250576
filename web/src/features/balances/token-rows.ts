import { NATIVE } from '@windhover/core/balances/constants'
import type { WalletView } from '@windhover/core/balances/contract'
import { hiddenTokenId } from '@windhover/core/balances/hidden-token-id'
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

export function walletRows({ chain, holdings }: Pick<WalletView, 'chain' | 'holdings'>): readonly TokenRow[] {
  return nativeFirst(
    holdings.map((held) => {
      const { token, decimals, priceUsd, valueUsd, change24hPct, marketCapUsd, isFrozen } = held
      return {
        ...names(chain, token, held),
        ...{ decimals, priceUsd, valueUsd, change24hPct, marketCapUsd, isFrozen },
        id: hiddenTokenId({ chain, token }),
        amountRaw: BigInt(held.amountRaw),
      }
    }),
  )
}

function names(chain: ChainId, token: string, told: { symbol: string | null; name: string | null }) {
  const symbol = symbolOf({ chain, token, symbol: told.symbol })
  return { chain, token, symbol, name: told.name ?? (token === NATIVE ? COIN_NAMES[chain] : symbol) }
}

/** Nodes tell the coin of a chain without a name. */
const COIN_NAMES: Readonly<Record<ChainId, string>> = {
  solana: 'Solana',
  ethereum: 'Ether',
  bsc: 'BNB',
  hedera: 'Hedera',
}

/** As it is told, else the coin's own or a part of the address. */
export function symbolOf(held: { chain: ChainId; token: string; symbol: string | null }): string {
  const { chain, token, symbol } = held
  if (symbol !== null) return symbol
  return token === NATIVE ? CHAINS[chain].native.symbol : shortenAddress(token, { head: 4, tail: 4 })
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
