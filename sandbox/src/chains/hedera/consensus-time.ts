const NS_PER_SEC = 1_000_000_000n

/** Nanoseconds since 1970 as the mirror node writes them: `1700000000.000000001`. */
export function formatConsensusTime(ns: bigint): string {
  return `${ns / NS_PER_SEC}.${(ns % NS_PER_SEC).toString().padStart(9, '0')}`
}

/** Null where the text is no time; the fraction may be left out or be short. */
export function parseConsensusTime(text: string): bigint | null {
  const parts = /^(\d{1,11})(?:\.(\d{1,9}))?$/.exec(text)
  if (!parts?.[1]) return null
  return BigInt(parts[1]) * NS_PER_SEC + BigInt((parts[2] ?? '').padEnd(9, '0'))
}
