import { useQuery } from '@tanstack/react-query'
import { proofRoutes } from '@windhover/core/transactions/proof-contract'
import { type CheckedProof, checkProof } from '@windhover/signer/proof/check-proof'
import { callForText } from '../../../lib/api/call-for-text.ts'
import { routeKey } from '../../../lib/api/route-query.ts'

/** The file as it came, and what the check found; without `checked` it is no proof at all. */
export type ReadProof = { readonly text: string; readonly checked: CheckedProof | null }

/** Asks for the proof of a transaction and checks it in this browser, anew each time that somebody opens it. */
export function useCheckedProof(intentId: string) {
  const params = { intentId }
  return useQuery({
    queryKey: [...routeKey(proofRoutes.getProof, { params }), 'checked'],
    queryFn: async ({ signal }): Promise<ReadProof> => {
      const text = await callForText(proofRoutes.getProof, { params }, { signal })
      return { text, checked: checkedOrNull(() => checkProof(text)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

function checkedOrNull(check: () => CheckedProof): CheckedProof | null {
  try {
    return check()
  } catch {
    return null
  }
}
