import { queryOptions, useQuery } from '@tanstack/react-query'

export const directivesQuery = queryOptions({
  queryKey: ['chat-directives'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => (await import('./first-asks.ts')).askDirectives(signal),
})

export type DirectivesState = {
  /** R1-216, G13: per person and version. Undefined until the server has said so. */
  readonly isLocked: boolean | undefined
  readonly version: number | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

export function useDirectives(): DirectivesState {
  const { data, error, refetch } = useQuery(directivesQuery)
  return {
    isLocked: data === undefined ? undefined : !data.reviewed,
    version: data?.version,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  }
}
