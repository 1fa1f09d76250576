import { getBase58Encoder, type Signature } from '@solana/kit'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { z } from 'zod'
import { type ReadTransaction, readTransaction } from '../../engine/read-transaction.ts'
import { simulate } from '../../engine/simulate.ts'
import { phraseOf, type TransactionError } from '../../engine/transaction-error.ts'
import { sendGift } from '../../send-gift.ts'
import {
  addressParam,
  checkContextSlot,
  commitmentParam,
  defineMethod,
  type RpcMethod,
  type RpcRequest,
  readConfig,
} from '../method.ts'
import { invalidParams, RPC, RpcError } from '../rpc-error.ts'

export const wireEncoding = z.enum(['base58', 'base64'])

const sendConfig = z
  .object({
    encoding: wireEncoding.default('base58'),
    skipPreflight: z.boolean().default(false),
    preflightCommitment: commitmentParam.optional(),
    minContextSlot: z.number().int().optional(),
    maxRetries: z.number().int().optional(),
  })
  .nullish()

/** Largest gift that may be asked for at once. */
const MOST_LAMPORTS = 1_000_000 * 1_000_000_000

export const sendMethods: Readonly<Record<string, RpcMethod>> = {
  sendTransaction: defineMethod(z.tuple([z.string(), sendConfig.optional()]), ([text, config], request) => {
    checkContextSlot(request, config)
    const read = decodeTransaction(text, config?.encoding ?? 'base58')
    if (!config?.skipPreflight) checkBefore(request, read)
    request.lane.submit(read)
    return read.signature
  }),
  requestAirdrop: defineMethod(
    z.tuple([addressParam, z.number().int().min(1).max(MOST_LAMPORTS), readConfig.optional()]),
    async ([to, lamports], { node, lane }): Promise<Signature> => {
      const submit = (wire: Uint8Array) => {
        const read = readTransaction(wire)
        lane.submit(read)
        return read.signature
      }
      const [signature] = await sendGift(node, submit, {
        to,
        gift: { lamports: BigInt(lamports), tokens: [] },
      })
      if (!signature) throw new RpcError(RPC.internalError, 'the faucet sent nothing')
      return signature
    },
  ),
}

export function decodeTransaction(text: string, encoding: z.output<typeof wireEncoding>): ReadTransaction {
  try {
    const wire = encoding === 'base64' ? Buffer.from(text, 'base64') : getBase58Encoder().encode(text)
    return readTransaction(new Uint8Array(wire))
  } catch (error) {
    throw invalidParams(`failed to deserialize the transaction: ${reasonOf(error)}`)
  }
}

function checkBefore({ node }: RpcRequest, read: ReadTransaction): void {
  const refusal = node.executor.refusal(read)
  if (refusal !== null) throw preflightFailure(refusal)
  const { err, meta } = simulate(node, read, { verifySignatures: true })
  if (err === 'SignatureFailure') {
    throw new RpcError(RPC.signatureFailure, 'Transaction signature verification failure')
  }
  if (err !== null)
    throw preflightFailure(err, { logs: meta?.logs() ?? [], units: meta?.computeUnitsConsumed() ?? 0n })
}

function preflightFailure(
  err: TransactionError,
  { logs, units }: { logs: readonly string[]; units: bigint } = { logs: [], units: 0n },
): RpcError {
  return new RpcError(RPC.preflightFailure, `Transaction simulation failed: ${phraseOf(err)}`, {
    accounts: null,
    err,
    innerInstructions: null,
    loadedAccountsDataSize: 0,
    logs,
    replacementBlockhash: null,
    returnData: null,
    unitsConsumed: units,
  })
}
