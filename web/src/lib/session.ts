import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type AccountView, accountRoutes } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { isApiError } from './api/api-error.ts'
import { callRoute } from './api/call-route.ts'
import { routeKey } from './api/route-query.ts'
import { onSessionLoss } from './api/session-loss.ts'
import { writeStored } from './storage.ts'

/** The signed-in account; null when signed out. */
export const accountQuery = queryOptions<AccountView | null>({
  queryKey: routeKey(accountRoutes.getAccount),
  queryFn: async ({ signal }) => {
    try {
      return await callRoute(accountRoutes.getAccount, {}, { signal })
    } catch (error) {
      if (isApiError(error, accountErrors.sessionRequired)) return null
      throw error
    }
  },
  staleTime: 60_000,
})

/** Survives a reload: tells the start page which screen to draw while the server is asked, and other tabs to ask. */
export const SIGNED_IN_KEY = 'signed_in'

export function useAccount(): AccountView | null {
  return useQuery(accountQuery).data ?? null
}

/** After any sign-in, sign-up or step-up: the answer of those calls is the newest account. */
export function beginSession(queryClient: QueryClient, account: AccountView): void {
  const before = queryClient.getQueryData(accountQuery.queryKey)
  // Nothing that another person loaded in this tab may be seen.
  if (before?.userId !== account.userId) dropEverythingElse(queryClient)
  queryClient.setQueryData(accountQuery.queryKey, account)
  writeStored(SIGNED_IN_KEY, account.userId)
}

/** After sign-out, or when the server no longer knows the session: the workspace gives way to the sign-in screen. */
export function endSession(queryClient: QueryClient): void {
  dropEverythingElse(queryClient)
  queryClient.setQueryData(accountQuery.queryKey, null)
  writeStored(SIGNED_IN_KEY, null)
}

export function endSessionWhenLost(queryClient: QueryClient): () => void {
  return onSessionLoss(() => {
    if (queryClient.getQueryData(accountQuery.queryKey)) endSession(queryClient)
  })
}

/** Signing in or out in one tab is seen by the others. The browser tells only them, never the tab that wrote. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const onStorage = async ({ key }: StorageEvent) => {
    if (key !== SIGNED_IN_KEY) return
    await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true })
    // The next to sign in may be somebody else.
    if (queryClient.getQueryData(accountQuery.queryKey) === null) dropEverythingElse(queryClient)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function dropEverythingElse(queryClient: QueryClient): void {
  const [accountPath] = accountQuery.queryKey
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.length > 1 || queryKey[0] !== accountPath,
  })
}
