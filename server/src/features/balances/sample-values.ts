import { sumMicro } from '@windhover/core/balances/value-holding'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'
import { findReadyVault } from '../vaults/index.ts'
import { keepPoint, listDue, noteSampled, noteView, thinPoints } from './point-store.ts'
import { readWallets } from './read-overview.ts'
import type { WalletParts } from './value-wallet.ts'
import type { Wallets } from './view-overview.ts'

const HOUR_MS = 3_600_000
const VIEWED_WITHIN_MS = 7 * 24 * HOUR_MS
/** A bound on what the loop costs the providers, whatever the number of vaults: four wallets each, once a minute. */
const VAULTS_PER_RUN = 20

type Owned = { readonly vaultId: bigint; readonly userId: string }

/** A total with a gap in it is no point: it would look like a loss. */
export async function keepIfKnown(
  parts: Pick<FeatureParts, 'db' | 'clock'>,
  owned: Owned,
  wallets: Wallets,
): Promise<void> {
  const all = Object.values(wallets)
  if (all.some(({ state }) => state !== 'known')) return
  const totalMicro = sumMicro(all.map((wallet) => wallet.totalMicro))
  await keepPoint(parts.db, { ...owned, totalMicro, now: parts.clock.now() })
}

export async function rememberLook(
  parts: Pick<FeatureParts, 'db' | 'clock'>,
  owned: Owned,
  wallets: Wallets,
): Promise<void> {
  await noteView(parts.db, { ...owned, now: parts.clock.now() })
  await keepIfKnown(parts, owned, wallets)
}

/** Goes on looking, once an hour, at vaults whose owner looked in the last days, so that their line has no holes. */
export function sampleValues(parts: WalletParts & Pick<FeatureParts, 'db' | 'leases'>): Loop {
  const { db, clock, log } = parts
  const lease = parts.leases.create({ name: 'sample-values', lastsMs: 150_000 })
  return {
    name: 'sample-values',
    everyMs: 60_000,
    run: async () => {
      if (!(await lease.hold())) return
      const nowMs = clock.now().getTime()
      const due = await listDue(db, {
        viewedSince: new Date(nowMs - VIEWED_WITHIN_MS),
        sampledBefore: new Date(nowMs - HOUR_MS),
        limit: VAULTS_PER_RUN,
      })
      for (const owned of due) {
        await noteSampled(db, owned.vaultId, clock.now())
        const vault = await findReadyVault(db, owned.vaultId)
        if (vault === null) continue
        await keepIfKnown(parts, owned, await readWallets(parts, vault, false))
      }
      await thinPoints(db, clock.now())
      if (due.length > 0) log.debug({ vaults: due.length }, 'values sampled')
    },
    close: () => lease.release(),
  }
}
