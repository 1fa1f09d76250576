import { createHash } from 'node:crypto'
import { hashIntent } from '@windhover/core/authority/approve-intent'
import { type Action, intentsOf } from '@windhover/core/transactions/action'

/** Of everything an approval approves, in its order. */
export function hashAction(action: Action): string {
  const hashed = createHash('sha256').update(`windhover ${action.type}`)
  for (const intent of intentsOf(action)) hashed.update(hashIntent(intent))
  return hashed.digest('hex')
}
