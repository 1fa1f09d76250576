import { transferTools } from '@windhover/core/transfers/tools'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { proposeIntent } from '../transactions/index.ts'
import { prepareTransfer } from './prepare-transfer.ts'
import { prepareWrap } from './prepare-wrap.ts'

export function transferAgentTools(parts: FeatureParts): readonly AgentTool[] {
  return [
    bindTool(transferTools.proposeTransfer, (wish, call) =>
      proposeIntent(parts, call, (id) => prepareTransfer(parts, wish, { call, id })),
    ),
    bindTool(transferTools.proposeWrap, (wish, call) =>
      proposeIntent(parts, call, (id) => prepareWrap(parts, wish, { call, id, type: 'wrap' })),
    ),
    bindTool(transferTools.proposeUnwrap, (wish, call) =>
      proposeIntent(parts, call, (id) => prepareWrap(parts, wish, { call, id, type: 'unwrap' })),
    ),
  ]
}
