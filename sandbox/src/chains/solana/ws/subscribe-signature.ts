import { z } from 'zod'
import type { TransactionHead } from '../ledger/transaction-record.ts'
import { commitmentParam } from '../rpc/method.ts'
import { defineSubscription } from './subscription.ts'
import { whenAgreed } from './when-agreed.ts'

const params = z.tuple([
  z.string().min(64).max(88),
  z
    .object({ commitment: commitmentParam.optional(), enableReceivedNotification: z.boolean().optional() })
    .nullish()
    .optional(),
])

/** Tells once that the transaction has the wanted agreement, also when it had it before anybody asked. */
export const subscribeToSignature = defineSubscription(params, ([signature, config], node, listener) => {
  const commitment = config?.commitment ?? 'finalized'
  let callOff = () => {}
  const follow = ({ slot, err }: Pick<TransactionHead, 'slot' | 'err'>) => {
    if (config?.enableReceivedNotification) {
      listener.notify(() => ({ context: { slot }, value: 'receivedSignature' }))
    }
    callOff = whenAgreed(node.slots, { slot, commitment }, () => {
      listener.notify(() => ({ context: { slot: node.slots.slot(commitment) }, value: { err } }))
      listener.end()
    })
  }
  const known = node.history.head(signature)
  const leave = known
    ? () => {}
    : node.executor.onLanded(({ record }) => {
        if (record.signature !== signature) return
        leave()
        follow(record)
      })
  if (known) follow(known)
  return () => {
    leave()
    callOff()
  }
})
