import postgres from 'postgres'

export async function ask<Result>(
  databaseUrl: string,
  query: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    return await query(sql)
  } finally {
    await sql.end()
  }
}
