import postgres from 'postgres'

const STATEMENT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 5_000

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

export function connectDatabase(options: { url: string; pool: number }): Sql {
  return postgres(options.url, {
    max: options.pool,
    connect_timeout: 5,
    onnotice: () => {},
    connection: {
      application_name: 'windhover-signer',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      // An instance that froze inside a transaction must not hold the end of the audit chain for ever.
      idle_in_transaction_session_timeout: LOCK_TIMEOUT_MS,
      // Whatever somebody has set for the role or the database: a name without a schema means PostgreSQL's own.
      search_path: 'pg_catalog, pg_temp',
      default_transaction_isolation: 'read committed',
      // An address that was told to somebody must survive a crash of the database, whatever its default is.
      synchronous_commit: 'on',
    },
  })
}
