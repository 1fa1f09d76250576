import { queryOptions, useQuery } from '@tanstack/react-query'

export function directivesQuery(vaultId: string | null) {
  return queryOptions({
    queryKey: ['chat-directives', vaultId],
    enabled: vaultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await import('./first-asks.ts')).askDirectives(vaultId ?? '', signal),
  })
}

export type DirectivesState = {
  /** R1-216, G13: per vault and version. Undefined until the server has said so. */
  readonly isLocked: boolean | undefined
  readonly version: number | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

export function useDirectives(vaultId: string | null): DirectivesState {
  const { data, error, refetch } = useQuery(directivesQuery(vaultId))
  return {
    isLocked: data === undefined ? undefined : !data.reviewed,
    version: data?.version,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  }
}
