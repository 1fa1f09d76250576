import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memoryRoutes } from '@windhover/core/memory/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { refreshMemories } from './list-memories.ts'
import { takeAnswer } from './take-answer.ts'

function useChange<Input, Output>(vaultId: string, change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Also after a failure: what could not be changed may be gone.
    onSettled: () => void refreshMemories(queryClient, vaultId),
  })
}

type Text = { readonly category: string; readonly content: string }

export function useCreateMemory(vaultId: string) {
  return useChange(vaultId, (body: Text) =>
    takeAnswer(callRoute(memoryRoutes.createMemory, { body }, { vaultId })),
  )
}

export function useUpdateMemory(vaultId: string) {
  return useChange(vaultId, (body: Text & { readonly id: string }) =>
    takeAnswer(callRoute(memoryRoutes.updateMemory, { body }, { vaultId })),
  )
}

export function useDeleteMemory(vaultId: string) {
  return useChange(vaultId, (id: string) =>
    takeAnswer(callRoute(memoryRoutes.deleteMemory, { body: { id } }, { vaultId })),
  )
}

/** 'Keep it' */
export function useConfirmMemory(vaultId: string) {
  return useChange(vaultId, (id: string) =>
    takeAnswer(callRoute(memoryRoutes.confirmMemory, { body: { id } }, { vaultId })),
  )
}
