import { queryOptions } from '@tanstack/react-query'

/** What stands at the end of a vault's chat, before anybody asks for it. */
export function chatStartQuery(vaultId: string | null) {
  return queryOptions({
    queryKey: ['chat-start', vaultId],
    enabled: vaultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await import('./first-asks.ts')).askChatStart(vaultId ?? '', signal),
  })
}
