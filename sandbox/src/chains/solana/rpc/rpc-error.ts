/** Codes of JSON-RPC and of a Solana node. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  preflightFailure: -32002,
  signatureFailure: -32003,
  blockNotAvailable: -32004,
  unsupportedVersion: -32015,
  contextSlotNotReached: -32016,
} as const

export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export function invalidParams(reason: string): RpcError {
  return new RpcError(RPC.invalidParams, `Invalid params: ${reason}`)
}
