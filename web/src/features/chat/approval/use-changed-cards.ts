import { useQueryClient } from '@tanstack/react-query'
import { proposalChanged } from '@windhover/core/transactions/proposal'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { proposalQuery } from '../api/proposals.ts'

/** Cards that were decided elsewhere, or withdrawn with the reply they stood in: also those that are out of sight now. */
export function useChangedCards(): void {
  const queryClient = useQueryClient()
  useLiveEvent(proposalChanged, ({ vaultId, proposalId, state }) => {
    const { queryKey } = proposalQuery({ vaultId, proposalId })
    const known = queryClient.getQueryData(queryKey)
    if (known !== undefined && known.state !== state) void queryClient.invalidateQueries({ queryKey })
  })
}
