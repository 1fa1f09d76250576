import { connect, HttpCallError, rpc } from '@restatedev/restate-sdk-clients'
import type { AppError } from '@windhover/core/errors/app-error'
import { internalErrors } from '@windhover/core/errors/platform-errors'
import { z } from 'zod'
import type { DurableClient } from './durable.ts'
import { unpackError } from './durable-errors.ts'
import { engineAddress } from './engine-address.ts'

const CALL_TIMEOUT_MS = 30_000
const SEND_TIMEOUT_MS = 5_000
/** Repeating is safe because every call carries its idempotency key. */
const RETRY = { maxAttempts: 4, maxDuration: 5_000 }

const failureAnswer = z.object({ message: z.string() })

/** Calls durable services through the engine's front door. */
export function createRestateClient(options: { ingressUrl: string; prefix?: string }): DurableClient {
  const { prefix = '' } = options
  const ingress = connect({ ...engineAddress(options.ingressUrl), retry: RETRY })
  return {
    call: async <Output>({
      idempotencyKey,
      timeoutMs,
      input,
      service,
      ...target
    }: Parameters<DurableClient['call']>[0]) => {
      try {
        return await ingress.call<unknown, Output>({
          ...target,
          service: `${prefix}${service}`,
          parameter: input,
          opts: rpc.opts({ idempotencyKey, timeout: timeoutMs ?? CALL_TIMEOUT_MS }),
        })
      } catch (error) {
        throw translate(error)
      }
    },
    send: async ({ idempotencyKey, delayMs, input, service, ...target }) => {
      try {
        await ingress.send({
          ...target,
          service: `${prefix}${service}`,
          parameter: input,
          opts: rpc.sendOpts({
            idempotencyKey,
            timeout: SEND_TIMEOUT_MS,
            ...(delayMs === undefined ? {} : { delay: delayMs }),
          }),
        })
      } catch (error) {
        throw translate(error)
      }
    },
  }
}

function translate(error: unknown): AppError {
  const carried = error instanceof HttpCallError ? unpackError(messageOf(error.responseText)) : null
  return carried ?? internalErrors.unavailable({ cause: error })
}

function messageOf(answer: string): string {
  try {
    const parsed = failureAnswer.safeParse(JSON.parse(answer))
    return parsed.success ? parsed.data.message : answer
  } catch {
    return answer
  }
}
