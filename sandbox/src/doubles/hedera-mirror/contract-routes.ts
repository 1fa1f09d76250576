import type { FastifyInstance } from 'fastify'
import { type Address, CallExecutionError, getAddress, type Hex, isHex, toHex } from 'viem'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { describeResult } from './describe-result.ts'
import { sendExact } from './exact-answer.ts'
import { invalidParameter, MirrorRefusal, notFound } from './mirror-refusal.ts'
import { readQuery } from './read-query.ts'

const MOST_GAS = 15_000_000
const address = z.string().regex(/^(0x)?[0-9a-fA-F]{40}$/)

const callBody = z.strictObject({
  block: z.string().nullish(),
  data: z.string().regex(/^(0x)?([0-9a-fA-F]{2})*$/),
  estimate: z.boolean().nullish(),
  from: address.nullish(),
  gas: z.int().min(21_000).max(MOST_GAS).nullish(),
  gasPrice: z.int().min(0).nullish(),
  to: address.nullish(),
  /** Tinybar. */
  value: z.int().min(0).nullish(),
})
type CallBody = z.infer<typeof callBody>

export function mountContracts(scope: FastifyInstance, world: World): void {
  scope.post('/api/v1/contracts/call', async (request) => {
    const parsed = callBody.safeParse(request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new MirrorRefusal(400, {
        message: `${issue?.path.join('.') || 'request'} ${issue?.message ?? 'is invalid'}`,
      })
    }
    return { result: await call(world, parsed.data) }
  })

  scope.get<{ Params: { id: string } }>('/api/v1/contracts/results/:id', async (request, reply) => {
    readQuery(request.query, ['nonce', 'hbar'])
    const { id } = request.params
    const isHash = /^(0x)?[0-9a-fA-F]{64}$/.test(id)
    if (!isHash && !/^\d+\.\d+\.\d+-\d+-\d{1,9}$/.test(id)) throw invalidParameter('transactionIdOrHash')
    await world.hedera.ledger.sync()
    const result = await describeResult(world.hedera, id)
    if (!result) throw notFound()
    return sendExact(reply, result)
  })
}

async function call({ hedera }: World, body: CallBody): Promise<Hex> {
  const request = {
    account: body.from ? prefixed(body.from) : undefined,
    to: body.to ? prefixed(body.to) : undefined,
    data: hexOf(body.data),
    value: BigInt(body.value ?? 0),
    gas: BigInt(body.gas ?? MOST_GAS),
  }
  try {
    if (body.estimate === true) return toHex(await hedera.node.estimateGas(request))
    const { data } = await hedera.node.call(request)
    return data ?? '0x'
  } catch (error) {
    throw reverted(error)
  }
}

function reverted(error: unknown): unknown {
  if (!(error instanceof Error) || !('walk' in error) || typeof error.walk !== 'function') return error
  const cause: unknown = error.walk(
    (each: unknown) => each instanceof Error && 'data' in each && isHex(each.data),
  )
  const data = cause instanceof Error && 'data' in cause && isHex(cause.data) ? cause.data : '0x'
  if (cause === null && !(error instanceof CallExecutionError)) return error
  return new MirrorRefusal(400, { message: 'CONTRACT_REVERT_EXECUTED', detail: reasonIn(data), data })
}

/** The text of an `Error(string)`; empty for anything else. */
function reasonIn(data: Hex): string {
  if (!data.startsWith('0x08c379a0')) return ''
  const length = Number(BigInt(`0x${data.slice(74, 138)}`))
  return Buffer.from(data.slice(138, 138 + length * 2), 'hex').toString('utf8')
}

function prefixed(text: string): Address {
  return getAddress(hexOf(text))
}

function hexOf(text: string): Hex {
  return text.startsWith('0x') ? (text as Hex) : `0x${text}`
}
