export interface ShortenInput {
  head?: number
  tail?: number
}

/** `7kQhVb…x9Tz4mPw`. What is not longer than the short form stays whole. */
export function shortenAddress(value: string, { head = 6, tail = 8 }: ShortenInput = {}): string {
  return value.length <= head + tail + 1 ? value : `${value.slice(0, head)}…${value.slice(-tail)}`
}
