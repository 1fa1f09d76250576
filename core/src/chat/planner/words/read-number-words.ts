const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  }),
)
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)
const POWERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1_000, million: 1_000_000 }),
)

export type SpelledNumber = { readonly figure: string; readonly words: number }

/** 'two', 'twenty five', 'a hundred', 'two hundred thousand'. Null where the first word begins no number. */
export function readNumberWords(lower: readonly string[]): SpelledNumber | null {
  const first = readBelowHundred(lower)
  const leads = first === null && lower[0] === 'a' && POWERS.get(lower[1] ?? '') !== undefined
  if (first === null && !leads) return null
  let value = first?.value ?? 1
  let words = first?.words ?? 1
  for (
    let power = POWERS.get(lower[words] ?? '');
    power !== undefined;
    power = POWERS.get(lower[words] ?? '')
  ) {
    value *= power
    words += 1
  }
  return Number.isSafeInteger(value) ? { figure: String(value), words } : null
}

function readBelowHundred(lower: readonly string[]): { value: number; words: number } | null {
  const [first = '', second = ''] = lower
  const [tens = '', ones = ''] = first.split('-')
  const ten = TENS.get(tens)
  if (ten !== undefined && ones !== '') {
    const one = SMALL.get(ones)
    return one === undefined || one > 9 ? null : { value: ten + one, words: 1 }
  }
  if (ten !== undefined) {
    const one = SMALL.get(second)
    return one === undefined || one > 9 ? { value: ten, words: 1 } : { value: ten + one, words: 2 }
  }
  const small = SMALL.get(first)
  return small === undefined ? null : { value: small, words: 1 }
}
