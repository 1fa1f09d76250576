import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FaultBoard, FaultKind } from '../../faults/fault-board.ts'
import type { EvmChain } from './evm-chain.ts'
import { askNode } from './rpc/ask-node.ts'
import { parseCall, type RpcAnswer, type RpcHandle, refused } from './rpc/rpc-call.ts'
import { strikeReads } from './rpc/strike-reads.ts'
import { strikeSends } from './rpc/strike-sends.ts'

const DEFAULT_DELAY_MS = 2_000
const WITHHELD_MS = 120_000

export type EvmRpcOptions = {
  readonly chain: Pick<EvmChain, 'name' | 'nodeUrl' | 'admin'>
  readonly faults: FaultBoard
  /** Answers in place of the node where the chain's public endpoint is no plain node; throws with a `code` to refuse. */
  readonly handle?: RpcHandle
}

/** POST `/rpc/<chain>`: the node as the public sees it, with every fault that a node and its network can have. */
export function mountEvmRpc(app: FastifyInstance, { chain, faults, handle }: EvmRpcOptions): void {
  const target = chain.name
  const honest = handle ?? askNode(chain.nodeUrl)
  const struck = strikeReads(strikeSends(honest, { target, faults, admin: chain.admin }), target, faults)

  app.post(`/rpc/${target}`, async (request, reply) => {
    const subject = methodsOf(request.body)
    const strike = (kind: FaultKind) => faults.strike(target, kind, subject)
    const delay = strike('delay')
    if (delay) await sleep(delay.delayMs ?? DEFAULT_DELAY_MS)
    if (strike('rate-limit')) return tooMany(reply)
    if (strike('server-error')) return broken(reply)
    const reorg = strike('reorg')
    if (reorg) await rewriteBlocks(chain, reorg.amount ?? 1)
    const answer = await answerBody(request.body, struck)
    const silence = strike('timeout-after-success')
    if (silence) {
      await sleep(silence.delayMs ?? WITHHELD_MS, undefined, { ref: false })
      reply.hijack()
      request.raw.destroy()
      return reply
    }
    return reply.send(answer)
  })
}

async function answerBody(body: unknown, handle: RpcHandle): Promise<RpcAnswer | readonly RpcAnswer[]> {
  if (!Array.isArray(body)) return answerCall(body, handle)
  if (body.length === 0) return refused(null, Object.assign(new Error('empty batch'), { code: -32600 }))
  return Promise.all(body.map((call) => answerCall(call, handle)))
}

async function answerCall(body: unknown, handle: RpcHandle): Promise<RpcAnswer> {
  const call = parseCall(body)
  if (!call) return refused(null, Object.assign(new Error('invalid request'), { code: -32600 }))
  try {
    return { jsonrpc: '2.0', id: call.id, result: await handle(call.method, call.params) }
  } catch (error) {
    return refused(call.id, error)
  }
}

function methodsOf(body: unknown): string {
  const calls = Array.isArray(body) ? body : [body]
  return calls.map((call) => parseCall(call)?.method ?? '').join(',')
}

/** Replaces the newest blocks by empty ones: what was in them is as if it had never been sent. */
async function rewriteBlocks({ admin }: EvmRpcOptions['chain'], depth: number): Promise<void> {
  await admin.request({ method: 'anvil_reorg' as never, params: [depth, []] as never })
}

function tooMany(reply: FastifyReply): FastifyReply {
  return reply
    .status(429)
    .header('retry-after', '1')
    .send({ jsonrpc: '2.0', id: null, error: { code: 429, message: 'Too many requests' } })
}

function broken(reply: FastifyReply): FastifyReply {
  return reply
    .status(500)
    .send({ jsonrpc: '2.0', id: null, error: { code: -32603, message: 'Internal error' } })
}
