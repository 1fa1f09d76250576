import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationsQuery } from '../api/conversations.ts'

export const useConversations = (vaultId: string, search: string) =>
  useInfiniteQuery(conversationsQuery(vaultId, search))
export type Conversations = ReturnType<typeof useConversations>
