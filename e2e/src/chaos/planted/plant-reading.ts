import type { ChainAdapter, TransactionStatus } from '@windhover/server/ports/chain'
import { bugOfOwner, type PlantedBug, type Senders } from './planted-bug.ts'

const EXPIRED: TransactionStatus = { state: 'expired' }

/** Wrong conclusions from what a chain says. */
export function plantReading(chain: ChainAdapter, { bugOf }: Senders): ChainAdapter {
  const seen = new Map<string, TransactionStatus>()
  return {
    ...chain,
    getStatus: async (transaction) => {
      const bug = await bugOf(transaction.transactionId)
      const kept = seen.get(transaction.transactionId)
      if (bug === 'ignore-reorg' && kept !== undefined) return kept
      const status = await chain.getStatus(transaction).catch((error: unknown) => {
        if (bug === 'trust-failed-read') return EXPIRED
        throw error
      })
      const told = misread(bug, status)
      if (told.state === 'confirmed') seen.set(transaction.transactionId, told)
      return told
    },
    readExecuted: async (request) => {
      const executed = await chain.readExecuted(request)
      if (executed === null) return null
      const bug = bugOfOwner(request.owner)
      if (bug === 'skip-ledger-entry') return executed.filter(({ token }) => token !== 'native')
      if (bug === 'book-twice')
        return executed.map((change) => ({ ...change, amountRaw: change.amountRaw * 2n }))
      return executed
    },
  }
}

function misread(bug: PlantedBug | null, status: TransactionStatus): TransactionStatus {
  const isOpen = status.state === 'unseen' || status.state === 'pending'
  switch (bug) {
    case 'resign-before-expiry':
      return isOpen ? EXPIRED : status
    case 'confirm-on-submit':
      return isOpen ? { state: 'confirmed', isFinal: true, feeRaw: 0n, atMs: null } : status
    case 'ignore-reorg':
      return status.state === 'confirmed' ? { ...status, isFinal: true } : status
    default:
      return status
  }
}
