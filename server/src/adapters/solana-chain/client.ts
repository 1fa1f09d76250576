import { createSolanaRpc, type PendingRpcRequest, type Rpc, type SolanaRpcApi } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'
import { toChainError } from './errors.ts'

const RETRY_PAUSE_MS = 150

export type SolanaNode = {
  readonly rpc: Rpc<SolanaRpcApi>
  /** A read with a deadline, asked once more when no answer came. */
  readonly ask: <Answer>(request: PendingRpcRequest<Answer>) => Promise<Answer>
  /** One exchange, with the node's own error. */
  readonly send: <Answer>(request: PendingRpcRequest<Answer>) => Promise<Answer>
}

export function connectSolanaNode(options: { rpcUrl: string; timeoutMs?: number }): SolanaNode {
  const timeoutMs = options.timeoutMs ?? 5_000
  const send = <Answer>(request: PendingRpcRequest<Answer>) =>
    request.send({ abortSignal: AbortSignal.timeout(timeoutMs) })

  async function ask<Answer>(request: PendingRpcRequest<Answer>): Promise<Answer> {
    const first = await send(request).then(answered, failed)
    if (first.error === null) return first.answer
    if (first.error.code !== chainErrors.unavailable.code) throw first.error
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS))
    const second = await send(request).then(answered<Answer>, failed)
    if (second.error !== null) throw second.error
    return second.answer
  }

  return { rpc: createSolanaRpc(options.rpcUrl), ask, send }
}

function answered<Answer>(answer: Answer): { error: null; answer: Answer } {
  return { error: null, answer }
}

function failed(error: unknown): { error: AppError } {
  return { error: toChainError(error) }
}
