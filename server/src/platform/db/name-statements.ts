import type { Sql, TransactionSql } from 'postgres'

/** A statement that comes so often is worth a name. */
const USES_BEFORE_NAMED = 3
/** Kept by every connection for as long as it lives. Lists of any length come in more shapes than this. */
const NAMED_MAX = 400
const SEEN_MAX = 4_000

type Client = Pick<Sql, 'unsafe'>

/**
 * Drizzle gives its statements no names, and without one the driver asks for the types of the values before every
 * single execution: two trips where one would do. With a name it asks once per connection.
 */
export function nameStatements(client: Sql): Sql {
  const isNamed = createNaming()
  const named = <Given extends Client>(given: Given): Given => {
    const { unsafe } = given
    const send: Client['unsafe'] = (text, values, options) => {
      // Without values there are no types to ask for.
      const prepare = options?.prepare === true || ((values?.length ?? 0) > 0 && isNamed(text))
      return unsafe(text, values, { ...options, prepare })
    }
    return Object.assign(given, { unsafe: send })
  }
  const begin = client.begin.bind(client) as (
    work: (tx: TransactionSql) => Promise<unknown>,
  ) => Promise<unknown>
  return Object.assign(named(client), {
    begin: (work: (tx: TransactionSql) => Promise<unknown>) => begin((tx) => work(named(tx))),
  }) as Sql
}

function createNaming(): (text: string) => boolean {
  const names = new Set<string>()
  const seen = new Map<string, number>()
  return (text) => {
    if (names.has(text)) return true
    const uses = (seen.get(text) ?? 0) + 1
    if (seen.size >= SEEN_MAX) seen.clear()
    seen.set(text, uses)
    if (uses < USES_BEFORE_NAMED || names.size >= NAMED_MAX) return false
    seen.delete(text)
    names.add(text)
    return true
  }
}
