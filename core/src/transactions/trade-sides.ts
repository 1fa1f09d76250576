import { type Intent, kindOf } from './intent.ts'

export type TradeSides = {
  readonly sold: { readonly token: string; readonly amountRaw: bigint }
  readonly bought: { readonly token: string; readonly amountRaw: bigint; readonly leastRaw: bigint }
}

/** What is given for what, where a price stands between them; null for everything that is no trade. */
export function tradeSides(intent: Intent): TradeSides | null {
  const kind = kindOf(intent)
  const [out] = kind.outflows(intent)
  const [back] = kind.inflows(intent)
  if (!kind.spends || out === undefined || back === undefined) return null
  if (out.amountRaw === null || back.amountRaw === null || back.leastRaw === null) return null
  return {
    sold: { token: out.token, amountRaw: out.amountRaw },
    bought: { token: back.token, amountRaw: back.amountRaw, leastRaw: back.leastRaw },
  }
}

/** Only what is bought can be a trap. */
export function boughtToken(intent: Intent): string | null {
  return tradeSides(intent)?.bought.token ?? null
}
