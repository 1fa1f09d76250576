import type { MemoryView } from '@windhover/core/memory/contract'
import { memoryCopy } from '../copy.ts'
import { formatRelative } from '../format-relative.ts'

const exactly = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** R1-131, R1-132 */
export function MemoryTimes({ memory, nowMs }: { memory: MemoryView; nowMs: number }) {
  const { createdAt, updatedAt } = memory
  const isChanged = Date.parse(updatedAt) > Date.parse(createdAt)
  return (
    <>
      <time dateTime={createdAt} title={exactly(createdAt)}>
        {formatRelative(createdAt, nowMs)}
      </time>
      {isChanged && (
        <>
          {', '}
          <time dateTime={updatedAt} title={exactly(updatedAt)}>
            {memoryCopy.updated(formatRelative(updatedAt, nowMs))}
          </time>
        </>
      )}
    </>
  )
}
