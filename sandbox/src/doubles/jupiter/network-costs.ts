import type { Listing } from '../../universe/listing.ts'
import type { OrderQuery } from './order-query.ts'

export const COMPUTE_UNITS = 200_000
const LAMPORTS_PER_SIGNATURE = 5_000
const AUTOMATIC_PRIORITY_LAMPORTS = 20_000
/** Lamports that an account without data has to keep, or be empty. */
export const LEAST_BALANCE = rentFor(0)

/** Priority fee and tip in one: the chain here takes both as the price of compute. */
export function priorityLamports(query: OrderQuery): number {
  const { priorityFeeLamports: asked, jitoTipLamports: tip = 0 } = query
  if (asked === undefined)
    return tip + (query.jitoTipLamports === undefined ? AUTOMATIC_PRIORITY_LAMPORTS : 0)
  const isCap = query.broadcastFeeType === 'maxCap'
  return tip + (isCap ? Math.min(asked, AUTOMATIC_PRIORITY_LAMPORTS) : asked)
}

/** Micro-lamports per compute unit; exact, because the limit divides a million. */
export function computeUnitPrice(lamports: number): bigint {
  return (BigInt(lamports) * 1_000_000n) / BigInt(COMPUTE_UNITS)
}

export function signatureLamports(signatures: number): number {
  return signatures * LAMPORTS_PER_SIGNATURE
}

const TOKEN_ACCOUNT_BYTES = 165
/** Kind of account, immutable owner, and where there is a tax the amount withheld. */
const TOKEN_2022_BYTES = 5
const WITHHELD_BYTES = 12

export function tokenAccountRent(listing: Listing): bigint {
  if (listing.standard !== 'token-2022') return rentFor(TOKEN_ACCOUNT_BYTES)
  const taxed = listing.risk.transferTaxBps > 0 ? WITHHELD_BYTES : 0
  return rentFor(TOKEN_ACCOUNT_BYTES + TOKEN_2022_BYTES + taxed)
}

function rentFor(bytes: number): bigint {
  return BigInt(bytes + 128) * 6_960n
}
