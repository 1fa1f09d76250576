/** Whole numbers beyond 2^53 become bigint instead of losing their last digits: they are amounts. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, keepDigits)
}

/** The third argument has the digits as they were written; TypeScript's own types do not know it yet. */
function keepDigits(_key: string, value: unknown, ...rest: readonly { source?: string }[]): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const source = rest[0]?.source
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value
}
