import { transferTools } from '@windhover/core/transfers/tools'
import type { AgentTool } from '../../ports/agent-tool.ts'
import { bindProposal } from '../transactions/index.ts'
import type { TransferParts } from './parts.ts'
import { prepareTransfer } from './prepare-transfer.ts'
import { prepareWrap } from './prepare-wrap.ts'

export function transferAgentTools(parts: TransferParts): readonly AgentTool[] {
  return [
    bindProposal(parts, transferTools.proposeTransfer, (wish, given) => prepareTransfer(parts, wish, given)),
    bindProposal(parts, transferTools.proposeWrap, (wish, given) =>
      prepareWrap(parts, wish, { ...given, type: 'wrap' }),
    ),
    bindProposal(parts, transferTools.proposeUnwrap, (wish, given) =>
      prepareWrap(parts, wish, { ...given, type: 'unwrap' }),
    ),
  ]
}
