import { searchFor } from '../../replies/correction.ts'
import type { Plan } from '../plan.ts'

/** Who insists on what they typed is told all that is known of it: no token, one, or which of several. */
export function readInsisting(text: string, last: Plan | null): Plan | null {
  if (last?.kind !== 'correct' || plain(text) !== plain(searchFor(last.typed))) return null
  return { kind: 'call', calls: [{ tool: 'get_token_stats', args: { token: last.typed } }] }
}

/** Whatever quotation marks the keyboard has. */
const plain = (text: string) => text.replaceAll(/[“”"']|^\s+|\s+$/g, '').toLowerCase()
