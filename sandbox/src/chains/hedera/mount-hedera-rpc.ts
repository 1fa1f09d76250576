import type { FastifyInstance } from 'fastify'
import type { TestClient } from 'viem'
import type { FaultBoard } from '../../faults/fault-board.ts'
import { mountEvmRpc } from '../evm/mount-evm-rpc.ts'
import type { HederaChain } from './hedera-chain.ts'

export type HederaRpcOptions = { readonly chain: HederaChain; readonly faults: FaultBoard }

/** POST `/rpc/hedera`: the JSON-RPC relay, with the switches that every chain has. */
export function mountHederaRpc(app: FastifyInstance, { chain, faults }: HederaRpcOptions): void {
  const admin: TestClient = {
    ...chain.admin,
    // Outside, transactions go by the hash of what was signed.
    dropTransaction: ({ hash }) =>
      chain.admin.dropTransaction({ hash: chain.relayed.byHash(hash)?.nodeHash ?? hash }),
  }
  mountEvmRpc(app, {
    chain: { name: chain.name, nodeUrl: chain.nodeUrl, admin },
    faults,
    handle: chain.relay.handle,
  })
}
