import { z } from 'zod'
import type { MarketTrade } from '../../ports/trades.ts'

const figure = z.union([z.string(), z.number()]).transform(Number).pipe(z.number().nonnegative())

const tradeRow = z.object({
  id: z.string(),
  attributes: z.object({
    tx_from_address: z.string(),
    from_token_address: z.string(),
    to_token_address: z.string(),
    from_token_amount: figure,
    to_token_amount: figure,
    price_from_in_usd: figure,
    price_to_in_usd: figure,
    volume_in_usd: figure,
    block_timestamp: z.iso.datetime(),
  }),
})

export const tradesAnswer = z.object({ data: z.array(tradeRow) })

/** A pool calls a trade after its first token: what it was for this one depends on the side it stood on. */
export function toTrade({ id, attributes }: z.output<typeof tradeRow>, contract: string): MarketTrade | null {
  const isToken = (address: string) =>
    (address.startsWith('0x') ? address.toLowerCase() : address) === contract
  const isBought = isToken(attributes.to_token_address)
  if (!isBought && !isToken(attributes.from_token_address)) return null
  return {
    id,
    atMs: Date.parse(attributes.block_timestamp),
    side: isBought ? 'buy' : 'sell',
    amount: isBought ? attributes.to_token_amount : attributes.from_token_amount,
    priceUsd: isBought ? attributes.price_to_in_usd : attributes.price_from_in_usd,
    valueUsd: attributes.volume_in_usd,
    wallet: attributes.tx_from_address,
  }
}
