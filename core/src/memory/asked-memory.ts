import type { PlannedCall } from '../chat/reader/plan.ts'

/**
 * Whether the person's own message asks for exactly this to be remembered. It is our reading of what they typed that
 * says so: what a model makes of it stays a proposal.
 */
export function isAskedMemory(reading: PlannedCall | null, content: string): boolean {
  if (reading?.tool !== 'propose_memory') return false
  return typeof reading.args.content === 'string' && reading.args.content.trim() === content.trim()
}
