import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { toolboxRoutes } from '@windhover/core/toolbox/contract'
import { offerCategories } from '@windhover/core/toolbox/offer-categories'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'

export function toolboxBindings(parts: Pick<FeatureParts, 'agentTools'>): readonly RouteBinding[] {
  return [
    bindRoute(toolboxRoutes.getToolbox, async () => {
      const offered = parts.agentTools().map(({ contract }) => contract)
      return {
        categories: [...offerCategories({ known: AGENT_TOOLS, offered })],
        // What waits for its cue is no burden to a model, so it is not counted.
        tools: offered
          .filter(({ cue }) => cue === undefined)
          .map(({ name, categories }) => ({ name, categories: [...categories] })),
      }
    }),
  ]
}
