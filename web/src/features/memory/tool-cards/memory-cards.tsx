import { useMutation } from '@tanstack/react-query'
import { memoryRoutes } from '@windhover/core/memory/contract'
import Brain from 'lucide-react/icons/brain'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { toolCardCopy } from './copy.ts'

/** What the agent noted is a proposal: amber until the person keeps it. */
export function MemoryNoteCard({ answer: { memory }, vaultId }: CardProps<'propose_memory'>) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (act: 'kept' | 'forgotten') => {
      const route = act === 'kept' ? memoryRoutes.confirmMemory : memoryRoutes.deleteMemory
      await callRoute(route, { body: { id: memory.id } }, { vaultId })
      return act
    },
    onError: (error) => void toast.error({ title: errorText(error, toolCardCopy.memoryFailed) }),
  })
  const outcome = data ?? (memory.isConfirmed ? 'kept' : null)
  return (
    <Card
      as="section"
      aria-label={toolCardCopy.memory}
      className={outcome === null ? 'border-warn-line' : ''}
    >
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
            {outcome === null
              ? toolCardCopy.memoryHint
              : outcome === 'kept'
                ? toolCardCopy.kept
                : toolCardCopy.forgotten}
          </p>
          {outcome === null && (
            <div className="mt-3 flex gap-2">
              <Button size={28} loading={isPending} onClick={() => mutate('kept')}>
                {toolCardCopy.keep}
              </Button>
              <Button size={28} variant="ghost" disabled={isPending} onClick={() => mutate('forgotten')}>
                {toolCardCopy.forget}
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
    <CardFrame title={toolCardCopy.memories(total)} padded={false}>
      {memories.length === 0 && <Nothing>{toolCardCopy.noMemories}</Nothing>}
      <ul>
        {memories.map(({ id, category, content, isConfirmed, createdAt }) => (
          <li key={id} className="border-b border-line-subtle px-4 py-2.5 last:border-b-0">
            <p className="wrap-anywhere">{content}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-3">
              <Badge>{category}</Badge>
              {!isConfirmed && <Badge tone="warn">{toolCardCopy.unconfirmed}</Badge>}
              <span className="num">{formatAgo(createdAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
