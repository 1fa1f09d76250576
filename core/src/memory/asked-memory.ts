import type { Plan } from '../chat/planner/plan.ts'

/**
 * Whether the person's own message asks for exactly this to be remembered. It is our reading of what they typed that
 * says so: what a model makes of it stays a proposal.
 */
export function isAskedMemory(reading: Plan, content: string): boolean {
  if (reading.kind !== 'call') return false
  return reading.calls.some(
    ({ tool, args }) =>
      tool === 'propose_memory' && typeof args.content === 'string' && args.content.trim() === content.trim(),
  )
}
