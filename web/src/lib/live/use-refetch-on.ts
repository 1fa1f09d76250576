import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { eventsMissed, type Topic } from '@windhover/core/live/topic'
import type { z } from 'zod'
import { useLiveEvent } from './live-events.ts'

/**
 * Keeps a list as new as what the server says: it is read again when the topic tells of a change that concerns it, and
 * when events were missed. One that also has to be read now and then names a `refetchInterval`, and whichever comes first
 * counts.
 */
export function useRefetchOn<Schema extends z.ZodType>(
  queryKey: QueryKey,
  topic: Topic<Schema>,
  concerns: (data: z.output<Schema>) => boolean,
): void {
  const queryClient = useQueryClient()
  const refetch = () => void queryClient.invalidateQueries({ queryKey })
  useLiveEvent(topic, (data) => {
    if (concerns(data)) refetch()
  })
  useLiveEvent(eventsMissed, refetch)
}
