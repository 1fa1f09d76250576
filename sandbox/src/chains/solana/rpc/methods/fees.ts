import { getBase64Encoder, getCompiledTransactionMessageDecoder } from '@solana/kit'
import { z } from 'zod'
import { readMessage } from '../../engine/read-transaction.ts'
import { feeOfMessage } from '../fee-of-message.ts'
import {
  addressParam,
  checkContextSlot,
  defineMethod,
  inContext,
  type RpcMethod,
  readConfig,
} from '../method.ts'
import { invalidParams } from '../rpc-error.ts'

/** How many of the latest slots a node remembers fees of. */
const REMEMBERED_SLOTS = 150

export const feeMethods: Readonly<Record<string, RpcMethod>> = {
  getFeeForMessage: defineMethod(z.tuple([z.string(), readConfig.optional()]), ([text, config], request) => {
    checkContextSlot(request, config)
    const message = decodeMessage(text)
    const isAlive = request.node.blockhashes.isValid(message.blockhash)
    return inContext(request, isAlive ? feeOfMessage(message) : null)
  }),
  getRecentPrioritizationFees: defineMethod(
    z.tuple([z.array(addressParam).max(128).optional()]),
    (_, { node }) => {
      const now = node.slots.slot()
      // Blocks here are never full, so nobody has to outbid anybody.
      return Array.from({ length: REMEMBERED_SLOTS }, (_each, index) => ({
        slot: now - REMEMBERED_SLOTS + 1 + index,
        prioritizationFee: 0,
      }))
    },
  ),
}

function decodeMessage(text: string) {
  try {
    return readMessage(getCompiledTransactionMessageDecoder().decode(getBase64Encoder().encode(text)))
  } catch {
    throw invalidParams('the message cannot be read')
  }
}
