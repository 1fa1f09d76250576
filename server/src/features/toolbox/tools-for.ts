import { TOOLS_MAX } from '@windhover/core/toolbox/constants'
import { selectTools } from '@windhover/core/toolbox/select-tools'
import type { FeatureParts } from '../../composition/feature.ts'
import type { AgentTool } from '../../ports/agent-tool.ts'
import { findSettings } from '../settings/index.ts'

/**
 * What the agent is given for this vault: the tools of the selected categories and the standard ones, as far as this
 * deployment has them. Whose vault it is, the caller has checked.
 */
export async function toolsFor(
  parts: Pick<FeatureParts, 'db' | 'agentTools'>,
  owner: { readonly userId: string; readonly vaultId: string },
): Promise<readonly AgentTool[]> {
  const { settings } = await findSettings(parts.db, owner)
  const places = parts.agentTools().map((tool) => ({
    name: tool.contract.name,
    categories: tool.contract.categories,
    cue: tool.contract.cue,
    tool,
  }))
  const selected = selectTools(settings.toolCategories, places)
  // R1-332: a selection from before the product grew may be larger; the standard tools come first and stay.
  const always = selected.filter(({ cue }) => cue === undefined).slice(0, TOOLS_MAX)
  return [...always, ...selected.filter(({ cue }) => cue !== undefined)].map(({ tool }) => tool)
}
