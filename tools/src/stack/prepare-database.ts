import postgres from 'postgres'

/** Makes the role of api and worker and the database it owns, where they do not stand yet. */
export async function prepareDatabase(options: {
  superuserUrl: string
  name: string
  password: string
}): Promise<void> {
  const sql = postgres(options.superuserUrl, { max: 1, onnotice: () => {} })
  const { name, password } = options
  try {
    const [role] = await sql`select 1 from pg_roles where rolname = ${name}`
    const verb = role ? 'alter' : 'create'
    // Commands of this kind take no parameters, so the server itself quotes the values.
    const [command] =
      await sql`select format('%s role %I login password %L', ${verb}::text, ${name}::text, ${password}::text) as text`
    await sql.unsafe(String(command?.text))
    const [database] = await sql`select 1 from pg_database where datname = ${name}`
    if (!database) await sql`create database ${sql(name)} owner ${sql(name)}`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
