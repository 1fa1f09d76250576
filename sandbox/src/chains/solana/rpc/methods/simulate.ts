import { z } from 'zod'
import type { ReadTransaction } from '../../engine/read-transaction.ts'
import {
  innerInstructionsOf,
  lamportsOf,
  returnedBy,
  tokenBalances,
} from '../../engine/record-transaction.ts'
import { type Simulation, simulate } from '../../engine/simulate.ts'
import type { TransactionError } from '../../engine/transaction-error.ts'
import { accountEncoding, encodeAccount } from '../encode-account.ts'
import { encodeInner, encodeTokenBalances } from '../encode-transaction.ts'
import { feeOfMessage } from '../fee-of-message.ts'
import {
  addressParam,
  checkContextSlot,
  commitmentParam,
  defineMethod,
  inContext,
  type RpcMethod,
  type RpcRequest,
} from '../method.ts'
import { invalidParams } from '../rpc-error.ts'
import { decodeTransaction, wireEncoding } from './send.ts'

const simulateConfig = z
  .object({
    encoding: wireEncoding.default('base58'),
    sigVerify: z.boolean().default(false),
    replaceRecentBlockhash: z.boolean().default(false),
    innerInstructions: z.boolean().default(false),
    commitment: commitmentParam.optional(),
    minContextSlot: z.number().int().optional(),
    accounts: z
      .object({ addresses: z.array(addressParam), encoding: accountEncoding.default('base64') })
      .nullish(),
  })
  .nullish()

type SimulateConfig = NonNullable<z.output<typeof simulateConfig>>
const DEFAULTS: SimulateConfig = simulateConfig.unwrap().unwrap().parse({})

export const simulateMethods: Readonly<Record<string, RpcMethod>> = {
  simulateTransaction: defineMethod(
    z.tuple([z.string(), simulateConfig.optional()]),
    ([text, given], request) => {
      const config = given ?? DEFAULTS
      checkContextSlot(request, config)
      if (config.sigVerify && config.replaceRecentBlockhash) {
        throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
      }
      const read = decodeTransaction(text, config.encoding)
      const { node } = request
      const refusal = node.executor.refusal(read)
      const isForgiven = refusal === 'BlockhashNotFound' && config.replaceRecentBlockhash
      const outcome = simulate(node, read, { verifySignatures: config.sigVerify })
      const told = refusal !== null && !isForgiven ? untouched(outcome, refusal) : outcome
      return inContext(request, { ...answerOf(request, read, told), ...extrasOf(request, told, config) })
    },
  ),
}

/** Refused before it ran: no logs, no changes. */
function untouched(outcome: Simulation, err: TransactionError): Simulation {
  return { ...outcome, err, meta: null, after: outcome.before }
}

function answerOf(
  { node }: RpcRequest,
  read: ReadTransaction,
  { err, meta, before, after, loaded }: Simulation,
) {
  const returned = meta ? returnedBy(meta) : null
  return {
    err,
    logs: meta?.logs() ?? [],
    unitsConsumed: meta?.computeUnitsConsumed() ?? 0n,
    loadedAccountsDataSize: before.reduce((sum, each) => sum + (each.exists ? each.data.length : 0), 0),
    returnData: returned ? { programId: returned.programId, data: [returned.dataBase64, 'base64'] } : null,
    fee: meta ? feeOfMessage(read) : null,
    preBalances: before.map(lamportsOf),
    postBalances: after.map(lamportsOf),
    preTokenBalances: encodeTokenBalances(tokenBalances(before, node.tokens)),
    postTokenBalances: encodeTokenBalances(tokenBalances(after, node.tokens)),
    loadedAddresses: loaded,
  }
}

function extrasOf({ node, accounts }: RpcRequest, outcome: Simulation, config: SimulateConfig) {
  const after = new Map(outcome.after.map((account) => [account.address, account]))
  const { blockhash, lastValidBlockHeight } = node.blockhashes.latest()
  return {
    accounts: config.accounts
      ? config.accounts.addresses.map((at) =>
          encodeAccount(
            after.get(at) ?? accounts.get(at),
            { encoding: config.accounts?.encoding },
            node.tokens,
          ),
        )
      : null,
    innerInstructions:
      config.innerInstructions && outcome.meta
        ? encodeInner(innerInstructionsOf(outcome.meta), outcome.keys, true)
        : null,
    replacementBlockhash: config.replaceRecentBlockhash ? { blockhash, lastValidBlockHeight } : null,
  }
}
