import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { createSocketOpener } from './lingering-socket.ts'
import { nameStatements } from './name-statements.ts'

/** Queries name their tables through the feature that owns them, so the client carries no schema. */
export type Database = PostgresJsDatabase

export type DatabaseConnection = {
  readonly db: Database
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

const LONGEST_PAUSE_SEC = 1
/** An option that the driver describes and its types do not know. */
const SOCKETS: object = { socket: createSocketOpener() }

export function connectDatabase(options: {
  url: string
  pool: number
  name: string
  /** Called for each statement that is sent, those that begin and end a transaction among them. */
  onStatement?: () => void
}): DatabaseConnection {
  const client = postgres(withoutCommitSetting(options.url), {
    ...SOCKETS,
    max: options.pool,
    connection: {
      application_name: `windhover-${options.name}`,
      // What was told to a person or sent to a chain must survive a crash of the database, whatever its default is.
      synchronous_commit: 'on',
    },
    // The driver reads the types of arrays over every new connection in a promise that nobody holds: a database that
    // dies at that moment would end the whole process. Columns that are arrays are read by Drizzle itself.
    fetch_types: false,
    // Its own pauses grow to twenty seconds, and people would wait for them long after the database is back.
    backoff: (retries: number) => Math.min(0.05 * 2 ** retries, LONGEST_PAUSE_SEC),
    onnotice: () => {},
    ...(options.onStatement && { debug: options.onStatement }),
  })
  return {
    db: drizzle(nameStatements(client)),
    ping: async () => {
      await client`select 1`
    },
    close: () => client.end({ timeout: 5 }),
  }
}

/** The driver lets the address overrule what the code asks for; durability is not the address's to give away. */
function withoutCommitSetting(text: string): string {
  const url = new URL(text)
  url.searchParams.delete('synchronous_commit')
  return url.href
}
