import { transactionErrors } from '@windhover/core/transactions/errors'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import type { AgentTool, ToolCall } from '../../../ports/agent-tool.ts'
import type { EarlierFlow, PreparedIntent } from '../../../ports/prepared-intent.ts'
import type { TransactionParts } from '../parts.ts'
import { type Proposed, proposeAction } from './propose-action.ts'

/** A tool by its name, and what it is asked for. */
export type NamedCall = { readonly tool: string; readonly args: Readonly<Record<string, unknown>> }

/** One card of several calls, each prepared by its own tool; the first that cannot be answers for all of them. */
export async function proposeCalls(
  parts: TransactionParts,
  call: ToolCall,
  { tools, calls }: { tools: readonly AgentTool[]; calls: readonly NamedCall[] },
): Promise<Proposed> {
  const steps = calls.map((named) => ({ prepare: findPrepare(tools, named.tool), named }))
  return await proposeAction(parts, call, {
    count: calls.length,
    prepare: async (intentIds) => {
      const prepared: PreparedIntent[] = []
      for (const [index, { prepare, named }] of steps.entries()) {
        const earlier = prepared.flatMap(({ intent }) => flowsOf(intent))
        const each = await prepare(named.args as never, {
          call: { ...call, earlier },
          id: intentIds[index] ?? '',
        })
        if ('status' in each) return each
        prepared.push(each)
      }
      return prepared
    },
  })
}

/** By its own figures, at the worst price it allows. What only its chain knows counts for nothing. */
function flowsOf(intent: Intent): readonly EarlierFlow[] {
  const { chain } = intent
  const kind = kindOf(intent)
  const out = kind.outflows(intent).map(({ token, amountRaw }) => ({ token, amountRaw: -(amountRaw ?? 0n) }))
  const back = kind.inflows(intent).map(({ token, leastRaw }) => ({ token, amountRaw: leastRaw ?? 0n }))
  return [...out, ...back].map((flow) => ({ chain, ...flow }))
}

function findPrepare(tools: readonly AgentTool[], name: string): NonNullable<AgentTool['prepare']> {
  const prepare = tools.find(({ contract }) => contract.name === name)?.prepare
  if (prepare === undefined) throw transactionErrors.proposalRefused({ text: `${name} cannot be a step.` })
  return prepare
}

/** Calls as a model wrote them: each tool's own schema stands between them and its code. */
export function readCalls(tools: readonly AgentTool[], written: readonly NamedCall[]): readonly NamedCall[] {
  return written.map(({ tool: name, args }) => {
    const tool = tools.find(({ contract }) => contract.name === name)
    const read = tool?.contract.input.safeParse(args)
    if (read?.success !== true)
      throw transactionErrors.proposalRefused({ text: `${name} cannot be a step with these arguments.` })
    return { tool: name, args: read.data }
  })
}
