import type { ChainId } from '@windhover/core/chains/chain'
import type { Draw } from '../../chaos/draw.ts'
import type { Wish } from '../oracle/wish.ts'
import type { Market } from './market.ts'
import type { Person } from './person.ts'

/** What a person wants and how it is typed; `tool` and `args` are the call that an honest model makes of it. */
export type TypedOrder = {
  readonly text: string
  readonly tool: string
  readonly args: Readonly<Record<string, string>>
  readonly wish: Wish
}

type Coin = {
  readonly chain: ChainId
  readonly symbol: string
  readonly token: string
  readonly unit: number
}

/** Small enough to do it hundreds of times; `unit` is the smallest step in which people type it, in USD terms cents. */
const COINS: readonly [Coin, ...Coin[]] = [
  { chain: 'solana', symbol: 'SOL', token: 'native', unit: 0.000_001 },
  { chain: 'solana', symbol: 'SOL', token: 'native', unit: 0.000_001 },
  { chain: 'ethereum', symbol: 'ETH', token: 'native', unit: 0.000_000_1 },
  { chain: 'bsc', symbol: 'BNB', token: 'native', unit: 0.000_000_1 },
]

export type OrderWriter = { readonly draw: Draw; readonly person: Person; readonly market: Market }

export function typeTransfer({ draw, person, market }: OrderWriter, coin = draw.pick(COINS)): TypedOrder {
  const { chain, symbol, token } = coin
  const steps = draw.whole(1_000, 3_000)
  const digits = Math.round(-Math.log10(coin.unit))
  const amount = (steps * coin.unit).toFixed(digits)
  const to = person.friends[chain]
  const amountRaw = BigInt(steps) * 10n ** BigInt(market.decimals(chain, token) - digits)
  return {
    text: `${draw.pick(['send', 'transfer', 'Send'])} ${amount} ${symbol} to ${to}`,
    tool: 'propose_transfer',
    args: { token: symbol, amount, to },
    wish: { type: 'transfer', chain, token, to, amountRaw },
  }
}

export const SOL: Coin = COINS[0]

/** USDC to a friend on Solana: another token than the coin. */
export function typeUsdcTransfer({ draw, person, market }: OrderWriter): TypedOrder {
  const amount = (draw.whole(100, 900) / 1_000).toFixed(3)
  const to = person.friends.solana
  const { address, decimals } = market.meant('solana', 'USDC')
  const amountRaw = BigInt(Math.round(Number(amount) * 1_000)) * 10n ** BigInt(decimals - 3)
  return {
    text: `send ${amount} USDC to ${to}`,
    tool: 'propose_transfer',
    args: { token: 'USDC', amount, to },
    wish: { type: 'transfer', chain: 'solana', token: address, to, amountRaw },
  }
}

const SHARE_LEAST = 0.9
const VAULT_SLIPPAGE_BPS = 200

export function typeSwap(
  { draw, market }: OrderWriter,
  {
    symbol = draw.pick(['USDC', 'BONK']),
    steps = draw.whole(2_000, 6_000),
  }: { symbol?: string; steps?: number } = {},
): TypedOrder {
  const amount = (steps / 1_000_000).toFixed(6)
  const bought = market.meant('solana', symbol)
  const sellUsd = (steps / 1_000_000) * market.priceUsd('solana', 'native')
  const leastBuy = (SHARE_LEAST * sellUsd) / market.priceUsd('solana', bought.address)
  return {
    text: `swap ${amount} SOL to ${symbol}`,
    tool: 'propose_swap',
    args: { sell: 'SOL', buy: symbol, amount },
    wish: {
      type: 'swap',
      chain: 'solana',
      sellToken: 'native',
      buyToken: bought.address,
      sellAmountRaw: BigInt(steps) * 1_000n,
      leastBuyRaw: BigInt(Math.floor(leastBuy * 10 ** bought.decimals)),
      slippageBpsMax: VAULT_SLIPPAGE_BPS,
    },
  }
}

export function typeWrap({ draw }: OrderWriter): TypedOrder {
  const steps = draw.whole(1_000, 4_000)
  const amount = (steps / 1_000_000).toFixed(6)
  return {
    text: `wrap ${amount} SOL`,
    tool: 'propose_wrap',
    args: { chain: 'solana', amount },
    wish: { type: 'wrap', chain: 'solana', amountRaw: BigInt(steps) * 1_000n },
  }
}

export function typeOrder(writer: OrderWriter): TypedOrder {
  return writer.draw.pick([typeTransfer, typeTransfer, typeUsdcTransfer, typeSwap, typeWrap])(writer)
}
