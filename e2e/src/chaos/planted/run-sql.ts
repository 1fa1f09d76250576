import postgres from 'postgres'

/** As a worker's own role would, on a connection that nobody else waits for. */
export async function runSql<Answer>(run: (sql: postgres.Sql) => Promise<Answer>): Promise<Answer> {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}
