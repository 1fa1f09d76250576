import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'
import { requestFirstVault } from './request-vault.ts'
import { usersWithVault } from './vault-store.ts'

const LOOK_BACK_MS = 60 * 60_000
const PAGE_SIZE = 500

/**
 * An api can die between storing an account and asking for its vault. Every worker looks at young accounts and asks
 * again for those without one; older ones are asked for when their owner next opens the workspace.
 */
export function repairMissingVaults(
  parts: Pick<FeatureParts, 'db' | 'durable' | 'identity' | 'clock' | 'log'>,
  pageSize = PAGE_SIZE,
): Loop {
  const { db, durable, identity, clock, log } = parts
  return {
    name: 'repair-missing-vaults',
    everyMs: 5_000,
    run: async () => {
      let since = new Date(clock.now().getTime() - LOOK_BACK_MS)
      for (;;) {
        const page = await identity.listAccountsCreatedAfter(since, pageSize)
        const served = await usersWithVault(
          db,
          page.map((account) => account.userId),
        )
        const missing = page.filter((account) => !served.has(account.userId))
        for (const account of missing) await requestFirstVault(durable, account.userId)
        if (missing.length > 0) log.info({ accounts: missing.length }, 'asked again for first vaults')
        const last = page.at(-1)
        if (last === undefined || page.length < pageSize) return
        since = last.createdAt
      }
    },
  }
}
