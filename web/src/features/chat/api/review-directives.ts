import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chatRoutes } from '@windhover/core/chat/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { directivesQuery } from './directives.ts'

export function useReviewDirectives() {
  const queryClient = useQueryClient()
  const { queryKey } = directivesQuery
  return useMutation({
    mutationFn: (version: number) => callRoute(chatRoutes.reviewDirectives, { body: { version } }),
    onSuccess: ({ reviewed }) => {
      // Not taken: the rules have changed since they were read, and the new ones have to be shown.
      if (!reviewed) return void queryClient.invalidateQueries({ queryKey })
      queryClient.setQueryData(queryKey, (before) =>
        before === undefined ? before : { ...before, reviewed },
      )
    },
  })
}
