import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'

/**
 * One stream entry holds the ticks of one source and one flush:
 *   first line   `1 <source> <base time in ms>`
 *   each tick    `<token> <price> <ms after base> <confidence in bps>`
 * Lines instead of JSON: half the bytes, and a reader takes them apart at a few hundred nanoseconds each.
 */
const VERSION = '1'
const PLAIN = /^[\w.:-]{1,160}$/

/** Space and line end divide the text, so a name that holds one never gets in. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name)
}

export function writeTickText(source: string, ticks: readonly PriceTick[]): string {
  const base = ticks[0]?.observedAtMs ?? 0
  let text = `${VERSION} ${source} ${base}`
  for (const tick of ticks) {
    text += `\n${tick.token} ${tick.priceUsd} ${tick.observedAtMs - base} ${tick.confidenceBps}`
  }
  return text
}

/** Empty for a version that this process does not know: an older reader survives a newer writer. */
export function readTickText(text: string): PriceTick[] {
  const [head = '', ...lines] = text.split('\n')
  const [version, source = '', base] = head.split(' ')
  if (version !== VERSION) return []
  return lines.map((line) => {
    const [token, priceUsd, offsetMs, confidenceBps] = line.split(' ')
    return {
      token: token as TokenKey,
      priceUsd: Number(priceUsd),
      observedAtMs: Number(base) + Number(offsetMs),
      source,
      confidenceBps: Number(confidenceBps),
    }
  })
}
