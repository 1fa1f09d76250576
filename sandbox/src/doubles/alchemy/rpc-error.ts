import type { DoubleRefusal } from '../double.ts'

export class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export function invalidParams(message: string): RpcError {
  return new RpcError(-32602, message)
}

export const RATE_LIMITED: DoubleRefusal = {
  status: 429,
  headers: { 'retry-after': '1' },
  body: {
    jsonrpc: '2.0',
    error: {
      code: 429,
      message:
        'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemy.com/reference/throughput',
    },
  },
}

export const SERVER_ERROR: DoubleRefusal = {
  status: 500,
  body: { jsonrpc: '2.0', error: { code: -32000, message: 'Internal server error' } },
}
