import { intentChanged } from '@windhover/core/transactions/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { forgetReadings } from '../balances/index.ts'
import { readOwner } from './plan/plan-intent.ts'
import type { AttemptRow } from './stores/attempt-store.ts'
import type { IntentRow } from './stores/intent-store.ts'
import { viewIntent } from './view-intent.ts'

export type LaneParts = Pick<
  FeatureParts,
  | 'db'
  | 'clock'
  | 'log'
  | 'live'
  | 'signer'
  | 'witness'
  | 'chains'
  | 'wrappings'
  | 'hederaAccounts'
  | 'swapVenues'
  | 'planOf'
  | 'tokenIndexes'
  | 'tickLog'
  | 'watchedTokens'
  | 'config'
  | 'readings'
>

/** One intent as a step of the lane sees it, and as it leaves it. */
export type Work = { readonly row: IntentRow; readonly attempts: readonly AttemptRow[] }

/** Open browsers hear of every step. Money does not wait for them: whoever missed it reads it. */
export async function publishChange(
  parts: Pick<LaneParts, 'db' | 'live' | 'log' | 'readings' | 'config'>,
  row: IntentRow | null,
  known: { heldUp?: string; owner?: string } = {},
): Promise<void> {
  if (row === null) return
  if (row.state === 'CONFIRMED') await forgetBalances(parts, row, known.owner)
  const { explorers } = parts.config
  try {
    const data = viewIntent(row, { explorers, heldUp: known.heldUp })
    await parts.live.publish(row.userId, intentChanged, data)
  } catch (error) {
    parts.log.warn({ err: error, intentId: row.id }, 'could not tell of a changed intent')
  }
}

/** Who hears of a confirmation reads balances at once, and should not get those of before; if he does, they age. */
async function forgetBalances(
  parts: Pick<LaneParts, 'db' | 'log' | 'readings'>,
  row: IntentRow,
  owner: string | undefined,
): Promise<void> {
  try {
    const address = owner ?? (await readOwner(parts.db, row))
    await forgetReadings(parts, [{ chain: row.chain, address }])
  } catch (error) {
    parts.log.warn({ err: error, intentId: row.id }, 'could not forget the balances of before')
  }
}
