import type { QuoteView } from '@windhover/core/swaps/contract'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import { type By, runIntent, type Sent } from '../transactions/index.ts'
import type { SwapParts } from './parts.ts'

export type SwapCall = By & {
  readonly vaultId: string
  readonly id: string
  /** What was asked for under this id before. */
  readonly before: Intent | null
  readonly until?: 'submitted' | 'ended'
}

const OUTCOMES = {
  failed: swapErrors.failed,
  expired: swapErrors.orderExpired,
  stillRunning: swapErrors.stillRunning,
} as const

/**
 * Makes the intent of a swap, once: a call that is repeated finds the one it made before, although a quote asked for
 * now would be another.
 */
export async function runSwap(
  parts: SwapParts,
  call: SwapCall,
  wanted: { asked: Asked; quote: () => Promise<QuoteView['terms']> },
): Promise<Sent> {
  const { userId, approve, vaultId, id, before, until } = call
  if (before !== null && !isSame(before, vaultId, wanted.asked)) throw transactionErrors.idTaken()
  const intent = before ?? { id, vaultId, type: 'swap' as const, ...(await wanted.quote()) }
  return await runIntent(parts, {
    userId,
    approve,
    intent,
    errors: OUTCOMES,
    ...(until === undefined ? {} : { until }),
  })
}

type Asked = Pick<SwapIntent, 'chain' | 'sellToken' | 'buyToken' | 'sellAmountRaw'>

function isSame(
  before: { type: string; vaultId: string },
  vaultId: string,
  asked: Asked,
): before is SwapIntent {
  const fields = Object.entries(asked)
  return (
    before.type === 'swap' &&
    before.vaultId === vaultId &&
    fields.every(([name, value]) => Reflect.get(before, name) === value)
  )
}
