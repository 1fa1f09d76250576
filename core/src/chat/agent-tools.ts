import { balanceTools } from '../balances/tools.ts'
import { memoryTools } from '../memory/tools.ts'
import { safetyTools } from '../safety/tools.ts'
import { settingsTools } from '../settings/tools.ts'
import { swapTools } from '../swaps/tools.ts'
import { tokenTools } from '../tokens/tools.ts'
import type { ToolContract } from '../toolbox/tool-contract.ts'
import { toolboxTools } from '../toolbox/tools.ts'
import { transactionTools } from '../transactions/tools.ts'
import { transferTools } from '../transfers/tools.ts'

/** Every tool there is, by the capability that answers for it. */
export const agentTools = {
  ...toolboxTools,
  ...tokenTools,
  ...balanceTools,
  ...transactionTools,
  ...swapTools,
  ...transferTools,
  ...memoryTools,
  ...settingsTools,
  ...safetyTools,
} as const

type Tools = typeof agentTools
export type AgentToolName = Tools[keyof Tools]['name']
export const AGENT_TOOLS: readonly ToolContract[] = Object.values(agentTools)
