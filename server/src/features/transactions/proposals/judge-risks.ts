import { AppError } from '@windhover/core/errors/app-error'
import { isNativeOrWrapped } from '@windhover/core/swaps/counterpart'
import type { RiskFact } from '@windhover/core/tokens/contract'
import { listRisks } from '@windhover/core/tokens/risk'
import type { Intent } from '@windhover/core/transactions/intent'
import { NOT_CHECKED, whyBlocked } from '@windhover/core/transactions/safe-mode'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findSettings } from '../../settings/index.ts'
import { readPassport } from '../../tokens/index.ts'

type Parts = Pick<FeatureParts, 'tokenIndexes' | 'tokenFacts' | 'log' | 'clock'>

/** Null: nobody could be asked. Only what is bought can be a trap; what is sent or sold leaves. */
export async function readRisks(parts: Parts, intent: Intent): Promise<readonly RiskFact[] | null> {
  if (intent.type !== 'swap' || isNativeOrWrapped(intent.chain, intent.buyToken)) return []
  try {
    return (await readPassport(parts, { chain: intent.chain, address: intent.buyToken })).risks
  } catch (error) {
    if (error instanceof AppError && error.code === 'token/notFound') return listRisks(NOBODY_KNOWS)
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

/** Why Safe Mode keeps a card from being approved; null where it is off or has nothing against it. */
export async function readBlock(
  parts: Parts & Pick<FeatureParts, 'db'>,
  given: { userId: string; intent: Intent; risks: readonly RiskFact[] | null },
): Promise<string | null> {
  const { userId, intent, risks } = given
  const { settings } = await findSettings(parts.db, { userId, vaultId: intent.vaultId })
  if (!settings.safeMode) return null
  return risks === null ? NOT_CHECKED : whyBlocked(risks)
}
