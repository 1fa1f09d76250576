import { queryOptions } from '@tanstack/react-query'

/** The vault's latest conversation: its id, newest message and running reply. The empty chat uses it to resume. */
export function chatStartQuery(vaultId: string | null) {
  return queryOptions({
    queryKey: ['chat-start', vaultId],
    enabled: vaultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await import('./first-asks.ts')).askChatStart(vaultId ?? '', signal),
  })
}
