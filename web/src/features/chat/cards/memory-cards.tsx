import { useMutation } from '@tanstack/react-query'
import { memoryRoutes } from '@windhover/core/memory/contract'
import Brain from 'lucide-react/icons/brain'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useThread } from '../thread/thread-context.ts'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame, Nothing } from './card-frame.tsx'

/** What the agent noted is a proposal: amber until the person keeps it. */
export function MemoryNoteCard({ answer: { memory } }: CardProps<'propose_memory'>) {
  const { vaultId } = useThread()
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (act: 'kept' | 'forgotten') => {
      const route = act === 'kept' ? memoryRoutes.confirmMemory : memoryRoutes.deleteMemory
      await callRoute(route, { body: { id: memory.id } }, { vaultId })
      return act
    },
    onError: (error) => void toast.error({ title: errorText(error, cardCopy.memoryFailed) }),
  })
  const outcome = data ?? (memory.isConfirmed ? 'kept' : null)
  return (
    <Card as="section" aria-label={cardCopy.memory} className={outcome === null ? 'border-warn-line' : ''}>
      <div className="flex items-start gap-3">
        <Brain
          size={16}
          aria-hidden="true"
          className={outcome === null ? 'mt-0.5 text-warn' : 'mt-0.5 text-2'}
        />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{memory.content}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-3">
            <Badge>{memory.category}</Badge>
            {outcome === null ? cardCopy.memoryHint : outcome === 'kept' ? cardCopy.kept : cardCopy.forgotten}
          </p>
          {outcome === null && (
            <div className="mt-3 flex gap-2">
              <Button size={28} loading={isPending} onClick={() => mutate('kept')}>
                {cardCopy.keep}
              </Button>
              <Button size={28} variant="ghost" disabled={isPending} onClick={() => mutate('forgotten')}>
                {cardCopy.forget}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

export function MemoriesCard({ answer: { memories, total } }: CardProps<'recall_memories'>) {
  return (
    <CardFrame title={cardCopy.memories(total)} padded={false}>
      {memories.length === 0 && <Nothing>{cardCopy.noMemories}</Nothing>}
      <ul>
        {memories.map(({ id, category, content, isConfirmed, createdAt }) => (
          <li key={id} className="border-b border-line-subtle px-4 py-2.5 last:border-b-0">
            <p className="wrap-anywhere">{content}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-3">
              <Badge>{category}</Badge>
              {!isConfirmed && <Badge tone="warn">{cardCopy.unconfirmed}</Badge>}
              <span className="num">{formatAgo(createdAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
