const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const TEENS = 'sixteen seventeen eighteen nineteen'.split(' ')
const SMALL: ReadonlyMap<string, number> = new Map(
  [...ONES, ...TEENS].map((word, value) => [word, value] as const).slice(1),
)
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
)
const POWERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1_000, grand: 1_000, million: 1_000_000 }),
)

export const NUMBER_WORDS: readonly string[] = [...ONES, ...TEENS, ...TENS.keys(), ...POWERS.keys()]

/** 'two', 'twenty five', 'one thousand five hundred', 'a hundred', 'point two', 'one point five'. Null where none begins here. */
export function readNumberWords(
  lower: readonly string[],
): { readonly digits: string; readonly words: number } | null {
  const whole = lower[0] === 'zero' ? { value: 0, words: 1 } : readWhole(lower)
  const at = whole?.words ?? 0
  const decimals = lower[at] === 'point' ? readDigits(lower.slice(at + 1)) : ''
  if (decimals !== '') return { digits: `${whole?.value ?? 0}.${decimals}`, words: at + 1 + decimals.length }
  return whole === null || whole.value === 0 ? null : { digits: String(whole.value), words: whole.words }
}

type Counted = { readonly value: number; readonly words: number }

function readWhole(lower: readonly string[]): Counted | null {
  let total = 0
  let words = 0
  for (;;) {
    const joint = words > 0 && lower[words] === 'and' ? words + 1 : words
    const group = readGroup(lower.slice(joint))
    if (group === null) break
    const isSmaller = words === 0 || group.value < 1_000 || total % 1_000_000 === 0
    if (!isSmaller || (words > 0 && !POWERS.has(lower[words - 1] ?? ''))) break
    total += group.value
    words = joint + group.words
  }
  return words === 0 || !Number.isSafeInteger(total) ? null : { value: total, words }
}

/** A number below a hundred with the powers behind it: 'five hundred thousand', 'a million'. */
function readGroup(lower: readonly string[]): Counted | null {
  const first = readBelowHundred(lower)
  const leads = lower[0] === 'a' && POWERS.has(lower[1] ?? '')
  const isBare = lower[0] === 'hundred' || lower[0] === 'thousand'
  if (first === null && !leads && !isBare) return null
  let { value, words } = first ?? { value: 1, words: isBare ? 0 : 1 }
  for (
    let power = POWERS.get(lower[words] ?? '');
    power !== undefined;
    power = POWERS.get(lower[words] ?? '')
  ) {
    value *= power
    words += 1
  }
  return { value, words }
}

function readDigits(lower: readonly string[]): string {
  const end = lower.findIndex((word) => ONES.indexOf(word) < 0 || ONES.indexOf(word) > 9)
  return (end < 0 ? lower : lower.slice(0, end)).map((word) => ONES.indexOf(word)).join('')
}

function readBelowHundred(lower: readonly string[]): { value: number; words: number } | null {
  const [first = '', second = ''] = lower
  const [tens = '', ones = ''] = first.split('-')
  const ten = TENS.get(tens)
  const one = SMALL.get(ones === '' ? second : ones)
  if (ten === undefined) {
    const small = SMALL.get(first)
    return small === undefined ? null : { value: small, words: 1 }
  }
  if (one === undefined || one > 9) return ones === '' ? { value: ten, words: 1 } : null
  return { value: ten + one, words: ones === '' ? 2 : 1 }
}
