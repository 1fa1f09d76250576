import type { IntentView } from '@windhover/core/transactions/contract'

const DIGITS = 6

/** 'proof-4Hq8mZ.json' */
export function proofName({ transactionId, intent }: IntentView): string {
  const id = (transactionId ?? intent.id).replace(/^0x/, '')
  return `proof-${id.slice(0, DIGITS)}.json`
}
