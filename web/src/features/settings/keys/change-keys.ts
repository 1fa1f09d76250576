import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Lent } from '../../../lib/authority/grant.ts'
import { accountQuery } from '../../../lib/session.ts'
import { ownerQuery, passkeysQuery } from './read-owner.ts'

type Named = { readonly keyId: string; readonly name: string }

function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ownerQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
    ])
  }
}

/** A key of the owner also stops signing in; a device or program only loses what it was lent. */
export function useRevoke(sort: 'root' | 'lent') {
  return useMutation({
    mutationFn: async (key: Named) => {
      if (sort === 'root') {
        const { removeRoot } = await import('../../../lib/authority/remove-root.ts')
        return await removeRoot(key)
      }
      const { revokeKey } = await import('../../../lib/authority/revoke.ts')
      await revokeKey(key)
    },
    onSettled: useRefresh(),
  })
}

export function useLend() {
  return useMutation({
    mutationFn: async ({ lent, what }: { readonly lent: Lent; readonly what: string }) => {
      const { lendTo } = await import('../../../lib/authority/grant.ts')
      await lendTo(lent, what)
    },
    onSuccess: useRefresh(),
  })
}

/** Runs a dialog of the account that may change the keys, and looks at them again. */
export function useAndRefresh(ask: () => Promise<unknown>): () => void {
  const refresh = useRefresh()
  return () => void ask().then(refresh)
}
