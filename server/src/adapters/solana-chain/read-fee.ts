import { getBase64Encoder, getTransactionDecoder } from '@solana/kit'
import type { SolanaNode } from './client.ts'

/** What the network takes for a transaction, priority included; null where the node no longer knows its blockhash. */
export async function readFee(node: SolanaNode, wire: string): Promise<bigint | null> {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const message = Buffer.from(messageBytes).toString('base64') as Parameters<
    typeof node.rpc.getFeeForMessage
  >[0]
  const { value } = await node.ask(node.rpc.getFeeForMessage(message, { commitment: 'confirmed' }))
  return value
}
