import { reasonOf } from '@windhover/core/errors/reason-of'
import { z } from 'zod'
import type { FaultBoard } from '../../../faults/fault-board.ts'
import { BLOCKHASH_LIFE } from '../engine/blockhashes.ts'
import type { SolanaNode } from '../open-node.ts'
import { lyingReader, truthfulReader } from './account-reader.ts'
import { METHODS } from './method-table.ts'
import { RPC, RpcError } from './rpc-error.ts'
import { FAULT_TARGET, strikeSending } from './strike-sending.ts'
import type { SubmissionLane } from './submission-lane.ts'

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
})

export type RpcReply = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

export type CallParts = {
  readonly node: SolanaNode
  readonly faults: FaultBoard
  readonly lane: SubmissionLane
}

export async function answerCall(body: unknown, parts: CallParts): Promise<RpcReply> {
  const parsed = call.safeParse(body)
  if (!parsed.success)
    return { jsonrpc: '2.0', id: null, error: { code: RPC.invalidRequest, message: 'Invalid request' } }
  const { id = null, method, params } = parsed.data
  try {
    return { jsonrpc: '2.0', id, result: await answer(method, params, parts) }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: describe(error) }
  }
}

/** Those that tell balances; a lie that is used up elsewhere would be wasted. */
const LYING_METHODS: ReadonlySet<string> = new Set([
  'getBalance',
  'getAccountInfo',
  'getMultipleAccounts',
  'getProgramAccounts',
  'getTokenAccountBalance',
  'getTokenAccountsByOwner',
  'getTokenLargestAccounts',
])

async function answer(method: string, params: unknown, { node, faults, lane }: CallParts): Promise<unknown> {
  const run = METHODS.get(method)
  if (!run) throw new RpcError(RPC.methodNotFound, 'Method not found')
  if (strikeSending(faults, 'expire', method)) node.slots.leap(BLOCKHASH_LIFE + 1)
  const lie = LYING_METHODS.has(method) ? faults.strike(FAULT_TARGET, 'lie', method) : null
  const accounts = lie ? lyingReader(node.svm, lie.amount ?? 200) : truthfulReader(node.svm)
  return run(params, { node, accounts, lane })
}

function describe(error: unknown): NonNullable<RpcReply['error']> {
  if (error instanceof RpcError) {
    return {
      code: error.code,
      message: error.message,
      ...(error.data === undefined ? {} : { data: error.data }),
    }
  }
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : ''
    return { code: RPC.invalidParams, message: `Invalid params: ${issue?.message ?? 'unreadable'}${where}` }
  }
  return { code: RPC.internalError, message: reasonOf(error) }
}
