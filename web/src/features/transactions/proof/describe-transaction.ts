import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { ProvenPayment } from '@windhover/signer/proof/check-proof'
import { formatUsd } from '../../../lib/format-usd.ts'
import { proofCopy, transactionCopy } from './copy.ts'
import { type ShownFact, type ShownLink, secondOf } from './shown-link.ts'

const MICRO_USD = 1_000_000

export function describeTransaction(proven: readonly ProvenPayment[], view: IntentView): ShownLink {
  const { intent, receipt, transactionId } = view
  const orderId = receipt?.swap?.orderId ?? null
  const network = CHAINS[intent.chain].name
  const landed = proven.find(({ transaction }) => [transactionId, orderId].includes(transaction.id))
  return {
    label: proofCopy.names.transaction,
    who: orderId === null ? transactionCopy.landed(network) : transactionCopy.filled(network),
    what: '',
    at: receipt?.confirmedAt ? secondOf(Date.parse(receipt.confirmedAt)) : null,
    facts: [
      ...idFact(transactionCopy.id, transactionId, transactionCopy.copyId),
      ...idFact(transactionCopy.order, orderId, transactionCopy.copyOrder),
      ...valueFact(landed),
      ...alsoFact(proven.filter((each) => each !== landed)),
    ],
  }
}

function idFact(name: string, value: string | null, copyLabel: string): readonly ShownFact[] {
  return value === null ? [] : [{ name, value, copyLabel }]
}

function valueFact(landed: ProvenPayment | undefined): readonly ShownFact[] {
  const microUsd = landed?.slot.microUsd ?? null
  const text = microUsd === null ? null : formatUsd(Number(microUsd) / MICRO_USD)
  return text === null ? [] : [{ name: transactionCopy.value, value: text }]
}

function alsoFact(others: readonly ProvenPayment[]): readonly ShownFact[] {
  const words = new Set(others.map(({ slot }) => transactionCopy.roles[slot.role] ?? slot.role))
  return words.size === 0 ? [] : [{ name: transactionCopy.also, value: [...words].join(', ') }]
}
