import type { FeatureParts } from '@windhover/server/composition/feature'

export type Outside = 'venue' | 'signer' | 'chain'
export type Span = {
  readonly who: Outside
  readonly call: string
  readonly fromMs: number
  readonly toMs: number
}

/** Every call that leaves our code, with when it began and ended. */
export function watchOutside<Given extends Pick<FeatureParts, 'swapVenues' | 'signer' | 'chains'>>(
  parts: Given,
): { parts: Given; spans: Span[] } {
  const spans: Span[] = []
  const watch = <Part extends object>(who: Outside, part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver)
        if (typeof value === 'object' && value !== null) return watch(who, value)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          const fromMs = performance.now()
          try {
            return await (Reflect.apply(value, target, args) as Promise<unknown>)
          } finally {
            spans.push({ who, call: String(name), fromMs, toMs: performance.now() })
          }
        }
      },
    })
  return {
    parts: {
      ...parts,
      swapVenues: watch('venue', parts.swapVenues),
      signer: watch('signer', parts.signer),
      chains: watchChains(parts.chains, watch),
    },
    spans,
  }
}

/** Reading an address asks nobody. */
function watchChains(
  chains: FeatureParts['chains'],
  watch: <Part extends object>(who: Outside, part: Part) => Part,
): FeatureParts['chains'] {
  const entries = Object.entries(chains).map(([name, chain]) => [
    name,
    { ...watch('chain', { ...chain }), parseAddress: chain.parseAddress, chain: chain.chain },
  ])
  return Object.fromEntries(entries) as FeatureParts['chains']
}
