import type { HistoryRange } from '@windhover/core/balances/contract'
import { joinValues } from '@windhover/core/balances/join-values'
import type { TimedValue } from '@windhover/core/balances/reconstruct-values'
import { RANGE_MS, stepFor } from '@windhover/core/balances/value-steps'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { listPoints } from './point-store.ts'
import type { WalletParts } from './value-wallet.ts'
import { type PastLine, workBack } from './work-back.ts'

/** What a vault was worth over a range: as it was seen, and, finer and further back, as it can be worked back. */
export async function listValues(
  parts: WalletParts & Pick<FeatureParts, 'db'>,
  { vault, range }: { vault: VaultView; range: HistoryRange },
): Promise<readonly TimedValue[]> {
  const nowMs = parts.clock.now().getTime()
  const sinceMs = nowMs - RANGE_MS[range]
  const [looks, past] = await Promise.all([
    listPoints(parts.db, { vaultId: BigInt(vault.tokenId), since: new Date(sinceMs) }),
    workBack(parts, { vault, range, sinceMs, nowMs }).catch((error: unknown): PastLine | null => {
      parts.log.warn({ err: error }, 'a value could not be worked back')
      return null
    }),
  ])
  if (past === null) {
    const { stepMs } = stepFor(nowMs - (looks[0]?.atMs ?? sinceMs))
    return joinValues({ seen: looks, workedBack: [], stepMs })
  }
  // Until the first step has passed, a look is all there is; zeros from before the first deposit are no line.
  const counts = ({ atMs, totalMicro }: TimedValue) =>
    past.values.length === 0 ? totalMicro > 0n : atMs >= past.fromMs
  return joinValues({ seen: looks.filter(counts), workedBack: past.values, stepMs: past.stepMs })
}
