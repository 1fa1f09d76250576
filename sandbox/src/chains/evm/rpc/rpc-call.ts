import { z } from 'zod'

/** One JSON-RPC call; throws an `RpcRefusal` where the chain says no. */
export type RpcHandle = (method: string, params: readonly unknown[]) => Promise<unknown>

const call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string().min(1),
  params: z.array(z.unknown()).default([]),
})
export type RpcCall = z.infer<typeof call>

export type RpcAnswer = { readonly jsonrpc: '2.0'; readonly id: RpcCall['id'] } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
)

/** Any error with a numeric code is told to the caller as it is. */
export class RpcRefusal extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'RpcRefusal'
    this.code = code
    this.data = data
  }
}

/** Null for what is no call at all. */
export function parseCall(body: unknown): RpcCall | null {
  return call.safeParse(body).data ?? null
}

export function refused(id: RpcCall['id'], error: unknown): RpcAnswer {
  const { code, message, data } = describe(error)
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}

function describe(error: unknown): { code: number; message: string; data?: unknown } {
  if (!(error instanceof Error)) return { code: -32603, message: String(error) }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : -32603
  return { code, message: error.message, data: 'data' in error ? error.data : undefined }
}
