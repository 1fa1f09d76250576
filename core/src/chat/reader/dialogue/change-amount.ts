/** The amount of an order, made so many times as large. Exact: a figure of money never passes through a float. */
export function scaleAmount(
  amount: string,
  times: { readonly by: bigint; readonly over: bigint },
): string | null {
  if (amount === 'all') return times.by < times.over ? percent(100n * SCALE, times) : null
  const [, sign = '', figure = '', unit = ''] = /^(\$?)(\d+(?:\.\d+)?)(%?)$/.exec(amount) ?? []
  if (figure === '') return null
  const [whole = '0', fraction = ''] = figure.split('.')
  const raw = BigInt(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS))
  if (unit === '%') return percent(raw, times)
  return `${sign}${write((raw * times.by) / times.over)}`
}

const DECIMALS = 18
const SCALE = 10n ** BigInt(DECIMALS)

function percent(raw: bigint, { by, over }: { readonly by: bigint; readonly over: bigint }): string | null {
  const scaled = (raw * by) / over
  return scaled > 100n * SCALE ? null : `${write(scaled)}%`
}

function write(raw: bigint): string {
  const fraction = (raw % SCALE).toString().padStart(DECIMALS, '0').replace(/0+$/, '')
  return fraction === '' ? `${raw / SCALE}` : `${raw / SCALE}.${fraction}`
}
