import { createHash, randomUUID } from 'node:crypto'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/transactions/cards/auto-approve'
import type { Signer } from '@windhover/server/ports/signer'

export const autoApprove: typeof real.autoApprove = async (parts, given) => {
  const { call } = given
  if (isOpen('message-counts-twice') && call.question !== undefined) {
    const messageId = createHash('sha256').update(`${call.question.messageId}${randomUUID()}`).digest('hex')
    return await real.autoApprove(parts, {
      ...given,
      call: { ...call, question: { ...call.question, messageId } },
    })
  }
  if (isOpen('key-scope-ignored') && call.question !== undefined) {
    const scopes = ['trade', 'transfer'] as const
    return await real.autoApprove(parts, {
      ...given,
      call: { ...call, question: { ...call.question, scopes } },
    })
  }
  if (isOpen('own-limit-ignored'))
    return await real.autoApprove({ ...parts, signer: withoutLimit(parts.signer) }, given)
  return await real.autoApprove(parts, given)
}

const NO_LIMIT_USD = 1_000_000_000

const withoutLimit = (signer: Signer): Signer => ({
  ...signer,
  getPolicy: async (vaultId) => {
    const held = await signer.getPolicy(vaultId)
    return { ...held, policy: { ...held.policy, perTransactionUsd: NO_LIMIT_USD } }
  },
})
