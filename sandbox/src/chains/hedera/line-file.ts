import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'

/** A file to which rows are only ever added, one JSON per line. */
export type LineFile<Row> = {
  readonly rows: readonly Row[]
  readonly add: (row: Row) => void
  /** Throws away what the chain no longer knows. */
  readonly keepOnly: (isKept: (row: Row) => boolean) => void
}

export function openLineFile<Row>(file: string, schema: z.ZodType<Row>): LineFile<Row> {
  let rows = readRows(file, schema)
  return {
    get rows() {
      return rows
    },
    add: (row) => {
      rows.push(row)
      appendFileSync(file, `${JSON.stringify(row)}\n`)
    },
    keepOnly: (isKept) => {
      const kept = rows.filter(isKept)
      if (kept.length === rows.length) return
      rows = kept
      writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    },
  }
}

function readRows<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // A process that was killed while it wrote leaves half a line.
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [schema.parse(JSON.parse(line))]))
}
