import type { MemoryView } from '@windhover/core/memory/contract'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { memoryCopy } from '../copy.ts'
import { KeepRow } from './keep-row.tsx'
import { MemoryText } from './memory-text.tsx'
import { MemoryTimes } from './memory-times.tsx'
import { SourceBadge } from './source-badge.tsx'

type MemoryCardProps = {
  readonly vaultId: string
  readonly memory: MemoryView
  readonly nowMs: number
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** R1-131, R1-132, R1-133 */
export function MemoryCard({ vaultId, memory, nowMs, onEdit, onDelete }: MemoryCardProps) {
  return (
    <Card as="li" padded={false} className="pt-2.5 pr-3 pb-3 pl-4">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
        <div className="flex min-h-6 min-w-0 flex-1 flex-wrap items-center gap-2">
          <Badge tone="line" className="max-w-full min-w-0">
            <span className="truncate" title={memory.category}>
              {memory.category}
            </span>
          </Badge>
          <SourceBadge memory={memory} nowMs={nowMs} />
        </div>
        <p className="flex min-h-6 items-center text-caption text-3 @max-narrow/panel:order-last @max-narrow/panel:min-h-0 @max-narrow/panel:basis-full">
          <span>
            <MemoryTimes memory={memory} nowMs={nowMs} />
          </span>
        </p>
        <div className="flex flex-none gap-1 max-md:gap-4">
          <IconButton
            label={memoryCopy.edit}
            size={24}
            icon={<Pencil size={14} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            label={memoryCopy.delete}
            size={24}
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={onDelete}
          />
        </div>
      </div>
      <MemoryText content={memory.content} />
      {!memory.isConfirmed && <KeepRow vaultId={vaultId} id={memory.id} onForget={onDelete} />}
    </Card>
  )
}
