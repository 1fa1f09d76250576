import { reasonOf } from '../errors/reason-of.ts'
/** Rows of a table that a check throws for, each with its reason. A set counts as one test, which expects none. */
export function wrongRows<Row>(rows: readonly Row[], check: (row: Row) => void): readonly string[] {
  if (rows.length === 0) throw new Error('a set without rows proves nothing')
  return rows.flatMap((row) => {
    try {
      check(row)
      return []
    } catch (error) {
      return [`${JSON.stringify(row)}: ${reasonOf(error)}`]
    }
  })
}
