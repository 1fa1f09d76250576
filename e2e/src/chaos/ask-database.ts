import postgres from 'postgres'

export async function ask<Answer>(
  databaseUrl: string,
  question: (sql: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    return await question(sql)
  } finally {
    await sql.end()
  }
}
