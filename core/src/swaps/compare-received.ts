type ReceivedAgainstQuote =
  | { readonly kind: 'exact' }
  | { readonly kind: 'less' | 'more'; readonly percentText: string }

const HUNDREDTHS = 10_000n

/** What came against what was quoted; less than a hundredth of a percent is no difference to anybody. */
export function compareReceived(quotedRaw: bigint, receivedRaw: bigint): ReceivedAgainstQuote {
  const difference = receivedRaw - quotedRaw
  const size = difference < 0n ? -difference : difference
  if (quotedRaw <= 0n) return { kind: 'exact' }
  const hundredths = (size * HUNDREDTHS + quotedRaw / 2n) / quotedRaw
  if (hundredths === 0n) return { kind: 'exact' }
  const percentText = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}%`
  return { kind: difference < 0n ? 'less' : 'more', percentText }
}
