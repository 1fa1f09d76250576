import { readFileSync } from 'node:fs'
import { runSql } from './run-sql.ts'

export const PLANTED_BUGS = [
  /** Bytes not seen yet count as expired, and others are signed. */
  'resign-before-expiry',
  /** A chain that does not answer about a transaction counts as not having it. */
  'trust-failed-read',
  'confirm-on-submit',
  /** Once confirmed is final. */
  'ignore-reorg',
  /** A send whose answer is late is made again as a new transaction. */
  'retry-non-idempotent',
  /** The same payment goes out under two nonces. */
  'double-submit-new-nonce',
  /** The same payment goes out with two blockhashes. */
  'pay-again-with-fresh-blockhash',
  /** What was sent is remembered under another hash, as if a replacement had taken its place. */
  'forget-hash',
  /** Whatever was on its way when a worker died counts as failed. */
  'failed-after-crash',
  /** Whatever was on its way when a worker died is begun anew. */
  'replan-after-crash',
  'skip-ledger-entry',
  'book-twice',
  /** A nonce that nothing fills holds up its lane. */
  'skip-a-nonce',
] as const
export type PlantedBug = (typeof PLANTED_BUGS)[number]

/** Every bug has vaults of its own, so that many can be planted at once and each is known by what it did to whom. */
export type PlantedVault = {
  readonly bug: PlantedBug
  readonly vaultId: string
  readonly solana: string
  readonly evm: string
}

/** Read each time: a test plants under running workers. */
function plantedVaults(): readonly PlantedVault[] {
  const path = process.env.PLANTED_BUG_FILE
  if (path === undefined) throw new Error('a planted worker needs PLANTED_BUG_FILE')
  return JSON.parse(readFileSync(path, 'utf8'))
}

export function bugOfVault(vaultId: string): PlantedBug | null {
  return plantedVaults().find((each) => each.vaultId === vaultId)?.bug ?? null
}

export function vaultsWith(bug: PlantedBug): string[] {
  return plantedVaults()
    .filter((each) => each.bug === bug)
    .map(({ vaultId }) => vaultId)
}

export function bugOfOwner(address: string): PlantedBug | null {
  const own = address.toLowerCase()
  const found = plantedVaults().find((each) =>
    [each.solana, each.evm].some((its) => its.toLowerCase() === own),
  )
  return found?.bug ?? null
}

/** Who sent a transaction: a question about it does not say, but this worker signed it or the product wrote it down. */
export type Senders = {
  readonly note: (transactionId: string, vaultId: string) => void
  readonly bugOf: (transactionId: string) => Promise<PlantedBug | null>
}

export function createSenders(): Senders {
  const vaultOf = new Map<string, string>()
  const note: Senders['note'] = (transactionId, vaultId) => vaultOf.set(transactionId, vaultId)
  return {
    note,
    bugOf: async (transactionId) => {
      if (!vaultOf.has(transactionId)) {
        const rows = await runSql(
          (sql) => sql<{ vaultId: string }[]>`
            select vault_id::text as "vaultId" from intent_attempts where transaction_id = ${transactionId}`,
        )
        for (const { vaultId } of rows) note(transactionId, vaultId)
      }
      const vaultId = vaultOf.get(transactionId)
      return vaultId === undefined ? null : bugOfVault(vaultId)
    },
  }
}
