import { isSlippageWritten } from '@windhover/core/transactions/written-text'
import type { FeatureParts } from '../../composition/feature.ts'
import type { ToolCall } from '../../ports/agent-tool.ts'
import { findSettings } from '../settings/index.ts'

/** R2-214: what the agent takes where nobody has said anything; a tighter setting of the vault holds instead. */
const AGENT_DEFAULT_PCT = 10

export type ChosenSlippage = { readonly slippagePct: number; readonly isTyped: boolean }

/** The model's figure counts only where the person wrote it. A card that is made anew keeps its own. */
export async function chooseSlippage(
  { db }: Pick<FeatureParts, 'db'>,
  call: ToolCall,
  given: number | undefined,
): Promise<ChosenSlippage> {
  if (call.revises !== undefined && given !== undefined) return { slippagePct: given, isTyped: false }
  const isTyped = given !== undefined && call.sources.typed.some((text) => isSlippageWritten(text, given))
  if (isTyped) return { slippagePct: given, isTyped }
  const { userId, vaultId } = call
  const { settings } = await findSettings(db, { userId, vaultId })
  return { slippagePct: Math.min(AGENT_DEFAULT_PCT, settings.swapSlippage), isTyped: false }
}
