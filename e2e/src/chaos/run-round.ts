import type { PlanOptions } from './plan-money.ts'
import type { RoundResult } from './round-result.ts'
import { runPlans } from './run-plans.ts'
import { STUCK_AFTER_MS } from './settle-round.ts'
import { startChaosProduct } from './start-chaos-product.ts'

/** One product, one plan, one verdict. Leaves nothing behind. */
export async function runRound(
  options: PlanOptions & { readonly say: (line: string) => void },
): Promise<RoundResult> {
  const { say, ...plan } = options
  const startedMs = performance.now()
  const product = await startChaosProduct({ say })
  try {
    const member = { plan, patience: { stuckAfterMs: STUCK_AFTER_MS } }
    const [result] = await runPlans(product, { members: [member], say })
    if (result === undefined) throw new Error('a plan without a verdict')
    return { ...result, durationMs: Math.round(performance.now() - startedMs) }
  } finally {
    await product.stop()
  }
}
