import type { IntentView } from '@windhover/core/transactions/contract'
import { CSV_HEAD, toCsvRow } from './list-columns.ts'
import { writeCsv } from './write-csv.ts'

const PAGES_MAX = 1_000

export type ReadPage = (
  cursor: string | null,
) => Promise<{ intents: readonly IntentView[]; nextCursor: string | null }>

/** Every page from the newest to the oldest, each intent once, as one table. */
export async function exportActivity(options: {
  readonly readPage: ReadPage
  readonly matches: (view: IntentView) => boolean
  readonly onProgress: (rows: number) => void
}): Promise<{ csv: string; rows: number }> {
  const found = new Map<string, IntentView>()
  let cursor: string | null = null
  for (let page = 0; ; page += 1) {
    // A file that silently ends in the middle is worse than none.
    if (page === PAGES_MAX) throw new Error('the export has no end')
    const { intents, nextCursor } = await options.readPage(cursor)
    for (const view of intents) if (options.matches(view)) found.set(view.intent.id, view)
    options.onProgress(found.size)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  const rows = [...found.values()].map(toCsvRow)
  return { csv: writeCsv([CSV_HEAD, ...rows]), rows: rows.length }
}
