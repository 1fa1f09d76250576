import type { ProvenTransaction } from '@windhover/core/authority/proof-file'
import { provenOf, type StoredBytes } from '@windhover/core/authority/proven-transaction'
import postgres from 'postgres'

/** Bytes that the application has stored, with the intent they are for. */
export type StoredTransaction = { readonly intentId: string; readonly transaction: ProvenTransaction }

/** The application's side of what was signed. Read, never believed. */
export type Application = {
  readonly listOf: (intentIds: readonly string[]) => Promise<readonly StoredTransaction[]>
  /** Every intent that it has signed bytes for, in pages. */
  readonly intentIds: () => AsyncIterable<readonly string[]>
  readonly close: () => Promise<void>
}

const PAGE_ROWS = 2_000

export function openApplication(url: string): Application {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  return {
    listOf: async (intentIds) => {
      const rows = await sql<(StoredBytes & { intentId: string })[]>`
        select intent_id::text as "intentId", action, signed_transaction as "signedTransaction",
          transaction_id as "transactionId"
        from public.intent_attempts where intent_id = any(${[...intentIds]}::uuid[])`
      return rows.flatMap(({ intentId, ...bytes }) => {
        const transaction = provenOf(bytes)
        return transaction === null ? [] : [{ intentId, transaction }]
      })
    },
    intentIds: () => pagesOf(sql),
    close: () => sql.end({ timeout: 5 }),
  }
}

async function* pagesOf(sql: postgres.Sql): AsyncGenerator<readonly string[]> {
  const pages = sql<{ intentId: string }[]>`
    select distinct intent_id::text as "intentId" from public.intent_attempts
    where signed_transaction is not null`.cursor(PAGE_ROWS)
  for await (const page of pages) yield page.map(({ intentId }) => intentId)
}
