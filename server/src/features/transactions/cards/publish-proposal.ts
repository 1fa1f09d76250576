import { proposalChanged } from '@windhover/core/transactions/proposal'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { ProposalRow } from './proposal-store.ts'

/** Whoever missed it reads it. */
export async function publishProposal(
  { live, log }: Pick<FeatureParts, 'live' | 'log'>,
  row: Pick<ProposalRow, 'id' | 'userId' | 'vaultId' | 'state'>,
): Promise<void> {
  const data = {
    vaultId: row.vaultId.toString(),
    proposalId: row.id,
    state: row.state,
  }
  try {
    await live.publish(row.userId, proposalChanged, data)
  } catch (error) {
    log.warn({ err: error, proposalId: row.id }, 'could not tell of a changed card')
  }
}
