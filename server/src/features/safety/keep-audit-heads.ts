import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'
import { auditHeads } from './tables.ts'

const EVERY_MS = 10_000

/** Fetches the signed end of the audit chain and keeps it. Any worker may do it, and twice does no harm. */
export function keepAuditHeads({ db, signer, clock }: Pick<FeatureParts, 'db' | 'signer' | 'clock'>): Loop {
  return {
    name: 'keep-audit-heads',
    everyMs: EVERY_MS,
    run: async () => {
      const head = await signer.getAuditHead()
      await db
        .insert(auditHeads)
        .values({ seq: BigInt(head.seq), hash: head.hash, head, keptAt: clock.now() })
        .onConflictDoNothing()
    },
  }
}
