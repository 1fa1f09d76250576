import { type Address, address, isAddress } from '@solana/kit'
import { z } from 'zod'
import type { Commitment } from '../engine/slot-clock.ts'
import type { SolanaNode } from '../open-node.ts'
import type { AccountReader } from './account-reader.ts'
import { RPC, RpcError } from './rpc-error.ts'
import type { SubmissionLane } from './submission-lane.ts'

/** What a method answers from. The accounts may be lies; the node never lies. */
export type RpcRequest = {
  readonly node: SolanaNode
  readonly accounts: AccountReader
  readonly lane: SubmissionLane
}

export type RpcMethod = (params: unknown, request: RpcRequest) => unknown

/** Parameters are checked before anything runs; a missing list counts as an empty one. */
export function defineMethod<Params extends z.ZodType>(
  schema: Params,
  answer: (params: z.output<Params>, request: RpcRequest) => unknown,
): RpcMethod {
  return (params, request) => answer(schema.parse(params ?? []), request)
}

export const addressParam = z.string().transform((text, context): Address => {
  if (isAddress(text)) return address(text)
  context.addIssue('not a base58 address of 32 bytes')
  return z.NEVER
})

export const commitmentParam = z.enum(['processed', 'confirmed', 'finalized'])

/** Fields that nearly every method takes; a node ignores what it does not know. */
export const readConfig = z
  .object({ commitment: commitmentParam.optional(), minContextSlot: z.number().int().optional() })
  .nullish()

type ReadConfig =
  | { commitment?: Commitment | undefined; minContextSlot?: number | undefined }
  | null
  | undefined

/** A node without a word about it answers with what is final. */
export function commitmentOf(config: ReadConfig): Commitment {
  return config?.commitment ?? 'finalized'
}

export function checkContextSlot({ node }: RpcRequest, config: ReadConfig): void {
  const wanted = config?.minContextSlot
  const contextSlot = node.slots.slot()
  if (wanted === undefined || wanted <= contextSlot) return
  throw new RpcError(RPC.contextSlotNotReached, 'Minimum context slot has not been reached', { contextSlot })
}

/** State is read as it is now, whatever commitment is asked for; the slot says so. */
export function inContext<Value>(request: RpcRequest, value: Value) {
  return { context: { apiVersion: '3.0.0', slot: request.node.slots.slot() }, value }
}
