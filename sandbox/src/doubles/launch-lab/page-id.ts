const OLDEST_MS = 3_600_000

/** Where a list goes on: in the order of which moment, and after how many rows. */
export type Page = { readonly atMs: number; readonly offset: number }

export function writePageId({ atMs, offset }: Page, sort: string): string {
  return Buffer.from(`${sort} ${atMs} ${offset}`).toString('base64url')
}

/** Null for what this list has not given out within the hour. */
export function readPageId(text: string, sort: string, nowMs: number): Page | null {
  const parts = /^(\w+) (\d{13}) (\d{1,6})$/.exec(Buffer.from(text, 'base64url').toString())
  const [, ofSort, at, offset] = parts ?? []
  const atMs = Number(at)
  const isKnown = ofSort === sort && atMs <= nowMs && atMs > nowMs - OLDEST_MS
  return isKnown ? { atMs, offset: Number(offset) } : null
}
