import type { VaultPnl } from '@windhover/core/pnl/contract'
import { workOutPnl } from '@windhover/core/pnl/work-out-pnl'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { PnlParts } from './parts.ts'
import { readPnlFacts } from './read-pnl-facts.ts'

/** What a vault made. */
export async function readPnl(
  parts: PnlParts,
  asked: { vault: VaultView; utcOffsetMinutes: number },
): Promise<VaultPnl> {
  const { facts } = await readPnlFacts(parts, asked)
  return workOutPnl(facts)
}
