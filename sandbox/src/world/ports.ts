/** What of the practice world listens where, counted from one number. */
export type SandboxPorts = {
  /** Doubles of the public APIs, chain RPC over HTTP for Ethereum, BSC and Hedera, logos, faucet and control. */
  readonly http: number
  readonly solanaRpc: number
  /** As on a real node, the WebSocket is one port above. */
  readonly solanaWs: number
  /** The nodes themselves; only the practice world talks to them. */
  readonly ethereumNode: number
  readonly bscNode: number
  readonly hederaNode: number
}

export function sandboxPortsFrom(base: number): SandboxPorts {
  return {
    http: base,
    solanaRpc: base + 1,
    solanaWs: base + 2,
    ethereumNode: base + 3,
    bscNode: base + 4,
    hederaNode: base + 5,
  }
}
