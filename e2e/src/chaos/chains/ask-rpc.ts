/** JSON-RPC by hand: the checker shares no code with what it checks. */
export async function askRpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  const body: unknown = JSON.parse(keepDigits(text))
  if (!isRecord(body) || !('result' in body)) throw new Error(`${method}: ${text.slice(0, 300)}`)
  return body.result
}

/** Whole numbers too long for JSON's become text before they are read. */
function keepDigits(text: string): string {
  return text.replace(/([:[,]\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"')
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Follows names into an answer; undefined where it does not lead. */
export function dig(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function wholeOf(value: unknown): bigint {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no number: ${String(value)}`)
  return BigInt(value)
}
