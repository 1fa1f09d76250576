import { useQuery } from '@tanstack/react-query'
import { proofRoutes } from '@windhover/core/transactions/proof-contract'
import { type CheckedProof, checkProof } from '@windhover/signer/proof/check-proof'
import { callForText } from '../../../lib/api/call-for-text.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { readKnownOwner } from '../../../lib/authority/known-owner.ts'
import { readSignerKey } from '../../../lib/authority/signer-key.ts'

/** What this browser knows without the api, as far as it does. */
export type Known = { readonly ownerId: string | null; readonly signerKey: string | null }

/** The file as it came, and what the check found; without `checked` it is no proof at all. */
export type ReadProof = {
  readonly text: string
  readonly checked: CheckedProof | null
  readonly known: Known
}

/** Asks for the proof of a transaction and checks it in this browser, anew each time that somebody opens it. */
export function useCheckedProof(intentId: string) {
  const params = { intentId }
  return useQuery({
    queryKey: [...routeKey(proofRoutes.getProof, { params }), 'checked'],
    queryFn: async ({ signal }): Promise<ReadProof> => {
      const [text, known] = await Promise.all([
        callForText(proofRoutes.getProof, { params }, { signal }),
        readKnown(signal),
      ])
      return { text, checked: checkedOrNull(() => checkProof(text)), known }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function readKnown(signal: AbortSignal): Promise<Known> {
  const ownerId = readKnownOwner()
  const signer = ownerId === null ? null : await readSignerKey(ownerId, signal)
  return { ownerId, signerKey: signer?.key ?? null }
}

function checkedOrNull(check: () => CheckedProof): CheckedProof | null {
  try {
    return check()
  } catch {
    return null
  }
}
