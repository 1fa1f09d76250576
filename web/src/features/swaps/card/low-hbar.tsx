import { HEDERA_LOW_RAW } from '@windhover/core/swaps/constants'
import { Note } from '../../../ui/note.tsx'
import { cardCopy } from '../copy.ts'

/** R2-076: said, not enforced. */
export function LowHbar({ nativeRaw }: { readonly nativeRaw: bigint | null | undefined }) {
  if (nativeRaw == null || nativeRaw >= HEDERA_LOW_RAW) return null
  return <Note className="mb-3">{cardCopy.lowHbar}</Note>
}
