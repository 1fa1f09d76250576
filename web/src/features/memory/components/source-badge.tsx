import type { MemoryView } from '@windhover/core/memory/contract'
import Brain from 'lucide-react/icons/brain'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserRound from 'lucide-react/icons/user-round'
import { formatDay } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { memoryCopy } from '../copy.ts'

/** Each memory names its source; what nobody agreed to is amber. */
export function SourceBadge({ memory, nowMs }: { memory: MemoryView; nowMs: number }) {
  if (memory.source === 'inferred') {
    return (
      <Badge tone="warn" icon={<Brain size={12} aria-hidden="true" />}>
        {memoryCopy.sources.inferred}
      </Badge>
    )
  }
  if (memory.source === 'chat') {
    return (
      <Badge icon={<MessageCircle size={12} aria-hidden="true" />}>
        {memoryCopy.sources.chat(formatDay(memory.createdAt, nowMs))}
      </Badge>
    )
  }
  return <Badge icon={<UserRound size={12} aria-hidden="true" />}>{memoryCopy.sources.user}</Badge>
}
