import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { listTransfers } from './list-transfers.ts'
import { NETWORKS, type Network, networksOf } from './networks.ts'
import { truthPct } from './read-tokens.ts'
import { RpcError } from './rpc-error.ts'
import { getTokenAllowance, getTokenBalances, getTokenMetadata } from './token-methods.ts'

const call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string(), z.null()]),
  method: z.string().min(1),
  params: z.array(z.unknown()).optional(),
})
type Call = z.infer<typeof call>

type Method = (world: World, network: Network, params: readonly unknown[]) => Promise<unknown>

const METHODS: Readonly<Record<string, Method>> = {
  alchemy_getTokenBalances: getTokenBalances,
  alchemy_getTokenMetadata: getTokenMetadata,
  alchemy_getTokenAllowance: getTokenAllowance,
  alchemy_getAssetTransfers: listTransfers,
}

const MAX_BATCH = 1_000
const route = z.object({ network: z.enum(NETWORKS), key: z.string().min(1) })

/** `POST /{network}/v2/{key}`: the enhanced methods from here, the ordinary ones from the chain's own node. */
export function mountRpc(scope: FastifyInstance, world: World): void {
  scope.post('/:network/v2/:key', async (request, reply) => {
    const path = route.safeParse(request.params)
    if (!path.success)
      return reply.status(404).send({ error: { code: -32600, message: 'Unsupported network' } })
    const network = networksOf(world)[path.data.network]
    if (!Array.isArray(request.body)) {
      const answer = await answerCall(world, network, request.body)
      return reply.status(statusOf(answer)).send(answer)
    }
    if (request.body.length > MAX_BATCH) {
      return reply.status(400).send(failure(null, new RpcError(-32600, 'Batch is too large')))
    }
    return Promise.all(request.body.map((each) => answerCall(world, network, each)))
  })
}

type Answer = {
  readonly jsonrpc: '2.0'
  readonly id: Call['id']
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message?: string }
}

/** A call that cannot be understood is a bad request; one that the chain refuses is an answer. */
function statusOf(answer: Answer): number {
  return answer.error?.code === -32602 || answer.error?.code === -32600 ? 400 : 200
}

async function answerCall(world: World, network: Network, body: unknown): Promise<Answer> {
  const parsed = call.safeParse(body)
  if (!parsed.success) return failure(null, new RpcError(-32600, 'Invalid request'))
  const { id, method, params = [] } = parsed.data
  try {
    const own = METHODS[method]
    if (own) return { jsonrpc: '2.0', id, result: await own(world, network, params) }
    if (!/^(eth|net|web3)_/.test(method)) {
      throw new RpcError(
        -32600,
        `Unsupported method: ${method} on ${network.name.toUpperCase().replace('-', '_')}`,
      )
    }
    return await passOn(world, network, parsed.data)
  } catch (error) {
    return failure(id, error instanceof RpcError ? error : new RpcError(-32000, String(error)))
  }
}

function failure(id: Call['id'], { code, message }: RpcError): Answer {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

const answer = z.looseObject({
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
})

async function passOn(world: World, network: Network, asked: Call): Promise<Answer> {
  const response = await fetch(network.chain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const { result, error } = answer.parse(await response.json())
  if (error) return { jsonrpc: '2.0', id: asked.id, error }
  return { jsonrpc: '2.0', id: asked.id, result: bend(world, asked.method, result) }
}

function bend(world: World, method: string, result: unknown): unknown {
  if (method !== 'eth_getBalance' || typeof result !== 'string') return result
  return `0x${((BigInt(result) * truthPct(world, method)) / 100n).toString(16)}`
}
