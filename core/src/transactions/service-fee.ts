import type { Intent } from './intent.ts'

/** R2-301: transfers on Hedera pay one percent, in what is transferred. */
const HEDERA_TRANSFER_FEE_BPS = 100n
const BPS = 10_000n

/** What the house takes for an intent; null where it takes nothing, or less than one unit. */
export function serviceFeeOf(intent: Intent): { readonly token: string; readonly amountRaw: bigint } | null {
  if (intent.type === 'swap')
    return intent.serviceFeeRaw === null ? null : { token: 'native', amountRaw: BigInt(intent.serviceFeeRaw) }
  if (intent.type !== 'transfer' || intent.chain !== 'hedera') return null
  const amountRaw = (BigInt(intent.amountRaw) * HEDERA_TRANSFER_FEE_BPS) / BPS
  return amountRaw === 0n ? null : { token: intent.token, amountRaw }
}
