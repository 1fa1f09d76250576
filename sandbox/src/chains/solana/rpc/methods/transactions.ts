import { z } from 'zod'
import type { TransactionHead } from '../../ledger/transaction-record.ts'
import { encodeTransaction, transactionEncoding } from '../encode-transaction.ts'
import {
  addressParam,
  checkContextSlot,
  commitmentOf,
  defineMethod,
  inContext,
  type RpcMethod,
  type RpcRequest,
} from '../method.ts'

const MOST_SIGNATURES = 256
const PAGE = 1_000
const signatureParam = z.string().min(64).max(88)

const transactionConfig = z.union([
  transactionEncoding.transform((encoding) => ({
    encoding,
    commitment: undefined,
    maxSupportedTransactionVersion: undefined,
  })),
  z.object({
    encoding: transactionEncoding.default('json'),
    commitment: z.enum(['confirmed', 'finalized']).optional(),
    maxSupportedTransactionVersion: z.number().int().optional(),
  }),
])

const pageConfig = z
  .object({
    limit: z.number().int().min(1).max(PAGE).default(PAGE),
    before: signatureParam.nullish(),
    until: signatureParam.nullish(),
    commitment: z.enum(['confirmed', 'finalized']).optional(),
    minContextSlot: z.number().int().optional(),
  })
  .nullish()

/** What has happened. */
export const transactionMethods: Readonly<Record<string, RpcMethod>> = {
  getSignatureStatuses: defineMethod(
    z.tuple([
      z.array(signatureParam).max(MOST_SIGNATURES),
      z.object({ searchTransactionHistory: z.boolean().optional() }).nullish().optional(),
    ]),
    ([signatures, config], request) =>
      inContext(
        request,
        signatures.map((each) => statusOf(request, each, config?.searchTransactionHistory === true)),
      ),
  ),
  getSignaturesForAddress: defineMethod(
    z.tuple([addressParam, pageConfig.optional()]),
    ([at, config], request) => {
      checkContextSlot(request, config)
      const { history, slots } = request.node
      const commitment = commitmentOf(config)
      const page = {
        limit: config?.limit ?? PAGE,
        before: config?.before ?? undefined,
        until: config?.until ?? undefined,
      }
      return history
        .naming(at, page)
        .filter((head) => slots.has(head.slot, commitment))
        .map((head) => signatureRow(request, head))
    },
  ),
  getTransaction: defineMethod(
    z.tuple([signatureParam, transactionConfig.nullish().optional()]),
    ([signature, config], { node }) => {
      const head = node.history.head(signature)
      if (!head || !node.slots.has(head.slot, commitmentOf(config))) return null
      const record = node.history.record(signature)
      if (!record) return null
      return {
        slot: record.slot,
        blockTime: Math.floor(record.atMs / 1_000),
        ...encodeTransaction(record, config ?? { encoding: 'json' }),
      }
    },
  ),
}

/** Without a search a node only knows what is younger than the lists of its memory: about as long as a blockhash. */
const REMEMBERED_SLOTS = 150

function statusOf({ node }: RpcRequest, signature: string, isSearched: boolean) {
  const head = node.history.head(signature)
  const now = node.slots.slot()
  if (!head || (!isSearched && now - head.slot > REMEMBERED_SLOTS)) return null
  const confirmationStatus = node.slots.agreementOn(head.slot)
  return {
    slot: head.slot,
    confirmations: confirmationStatus === 'finalized' ? null : now - head.slot,
    err: head.err,
    status: head.err === null ? { Ok: null } : { Err: head.err },
    confirmationStatus,
  }
}

function signatureRow({ node }: RpcRequest, { signature, slot, err, atMs }: TransactionHead) {
  return {
    signature,
    slot,
    err,
    memo: null,
    blockTime: Math.floor(atMs / 1_000),
    confirmationStatus: node.slots.agreementOn(slot),
  }
}
