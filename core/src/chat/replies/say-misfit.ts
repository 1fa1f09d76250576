import { AGENT_SLIPPAGE } from '../../swaps/agent-slippage.ts'
import { AGENT_TOOLS } from '../../toolbox/agent-tools.ts'
import type { PlannedCall } from '../reader/plan.ts'

const { minPct, maxPct } = AGENT_SLIPPAGE
const SLIPPAGE = `Here slippage can be set from ${minPct} to ${maxPct} percent only, so I prepared nothing. Please name one in that range, or leave it out.`
const OTHER = 'I cannot do it as you said it. Please say it more plainly, one thing at a time.'

/** What is said where a call does not fit its tool; null where all do. */
export function sayMisfit(calls: readonly PlannedCall[]): string | null {
  const steps = calls.flatMap((call) => [call, ...((call.args.steps ?? []) as readonly PlannedCall[])])
  for (const { tool, args } of steps) {
    const read = AGENT_TOOLS.find(({ name }) => name === tool)?.input.safeParse(args)
    if (read === undefined) return OTHER
    if (!read.success) return read.error.issues.some(({ path }) => path[0] === 'slippage') ? SLIPPAGE : OTHER
  }
  return null
}
