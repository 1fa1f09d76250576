import { isAppError } from '@windhover/core/errors/app-error'
import { isNativeOrWrapped } from '@windhover/core/swaps/counterpart'
import type { RiskFact } from '@windhover/core/tokens/contract'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { listRisks } from '@windhover/core/tokens/risk'
import { intentsOf } from '@windhover/core/transactions/action'
import type { Intent } from '@windhover/core/transactions/intent'
import { NOT_CHECKED, whyBlocked } from '@windhover/core/transactions/safe-mode'
import { boughtToken } from '@windhover/core/transactions/trade-sides'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findSettings } from '../../settings/index.ts'
import { readPassport } from '../../tokens/index.ts'
import type { ProposalRow } from './proposal-store.ts'

type Parts = Pick<FeatureParts, 'tokenIndexes' | 'tokenFacts' | 'log' | 'clock'>

/** Null: nobody could be asked. Only what is bought can be a trap; what is sent or sold leaves. */
export async function readRisks(parts: Parts, intent: Intent): Promise<readonly RiskFact[] | null> {
  const address = boughtToken(intent)
  if (address === null || isNativeOrWrapped(intent.chain, address)) return []
  try {
    return (await readPassport(parts, { chain: intent.chain, address })).risks
  } catch (error) {
    if (isAppError(error, tokenErrors.notFound)) return listRisks(NOBODY_KNOWS)
    parts.log.warn({ err: error, chain: intent.chain }, 'a token could not be checked')
    return null
  }
}

const NOBODY_KNOWS = {
  isVerified: false,
  imitates: null,
  transferTaxBps: null,
  canSell: null,
  liquidityUsd: null,
  ageMs: null,
  topHoldersPct: null,
} as const

/** Why Safe Mode keeps a card from being approved, whichever of its intents is the reason. */
export async function readBlocks(
  parts: Parts & Pick<FeatureParts, 'db'>,
  { userId, action }: Pick<ProposalRow, 'userId' | 'action'>,
): Promise<string | null> {
  for (const intent of intentsOf(action)) {
    const blocked = await readBlock(parts, { userId, intent, risks: await readRisks(parts, intent) })
    if (blocked !== null) return blocked
  }
  return null
}

/** Why Safe Mode is against one intent; null where it is off or has nothing against it. */
export async function readBlock(
  parts: Parts & Pick<FeatureParts, 'db'>,
  given: { userId: string; intent: Intent; risks: readonly RiskFact[] | null },
): Promise<string | null> {
  const { userId, intent, risks } = given
  const { settings } = await findSettings(parts.db, { userId, vaultId: intent.vaultId })
  if (!settings.safeMode) return null
  return risks === null ? NOT_CHECKED : whyBlocked(risks)
}
