import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { chatChanged } from '@windhover/core/chat/contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { toast } from '../../../ui/toast-store.ts'
import { changePin, type NamedMessage, pinsKey, pinsQuery } from '../api/pins.ts'
import { pinCopy } from './pin-copy.ts'

/** What is pinned in another tab is pinned here. Once per thread and list, not once per answer. */
export function useFollowPins(vaultId: string): void {
  useRefetchOn(pinsKey(vaultId), chatChanged, (changed) => changed.vaultId === vaultId)
}

/** Whether an answer is pinned, shown as it is wanted while the server is told. */
export function usePin(named: NamedMessage) {
  const { vaultId, conversationId, messageId } = named
  const queryClient = useQueryClient()
  const { data: isKept = false } = useQuery({
    ...pinsQuery(vaultId),
    select: (pins) =>
      pins.some((pin) => pin.conversationId === conversationId && pin.messageId === messageId),
  })
  const change = useMutation({
    // One after the other: the last press counts.
    scope: { id: `pin:${conversationId}:${messageId}` },
    mutationFn: (isWanted: boolean) => changePin(named, isWanted),
    onError: (error) => void toast.error({ title: errorText(error, pinCopy.failed) }),
    // Under way until the list is read again: the pin does not blink.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pinsKey(vaultId) }),
  })
  const isPinned = change.isPending ? change.variables : isKept
  return { isPinned, toggle: () => change.mutate(!isPinned) }
}
