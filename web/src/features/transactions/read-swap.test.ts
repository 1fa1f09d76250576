import { describe, expect, it } from 'vitest'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { JUP, makeSwap, USDC } from './__fixtures__/make-swap.ts'
import { describeState } from './describe-state.ts'
import { CSV_HEAD, toCsvRow } from './list-columns.ts'
import { readRoute } from './read-route.ts'
import { readSwap, swapOf } from './read-swap.ts'

function rowsOf(view: Parameters<typeof readSwap>[0]) {
  const swapped = swapOf(view)
  if (swapped === null) throw new Error('no swap')
  return readSwap(view, swapped).map(({ label, quoted, executed, difference, tone }) => [
    label,
    quoted,
    executed,
    difference,
    tone ?? null,
  ])
}

describe('the receipt of a swap', () => {
  it('sets what was quoted against what came, with rate, impact and the least', () => {
    expect(rowsOf(makeSwap())).toEqual([
      ['Sent', '2.5 SOL', '2.5 SOL', 'none', null],
      ['Received', '812.378 JUP', '811.906 JUP', '−0.06%', null],
      ['Rate', '1 SOL = 324.95 JUP', '1 SOL = 324.76 JUP', '−0.06%', null],
      ['Price impact', '0.08%', null, null, null],
      ['At least', '796.13 JUP', 'kept', '+15.776 JUP', 'up'],
    ])
  })

  it('claims nothing of what has not come yet, and says when a promise was broken', () => {
    const waiting = rowsOf(makeSwap({ executedBuyRaw: null, priceImpactPct: null }))
    expect(waiting.slice(1).map(([, , executed, difference]) => [executed, difference])).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    )
    expect(rowsOf(makeSwap({ executedBuyRaw: '796000000' })).at(-1)).toEqual([
      'At least',
      '796.13 JUP',
      'not kept',
      '−0.13 JUP',
      'down',
    ])
  })

  it('draws the way as steps, with the share where it is not all', () => {
    expect(readRoute(makeSwap())).toMatchObject([
      {
        from: { symbol: 'SOL' },
        to: { token: USDC, symbol: 'USDC' },
        label: 'Meteora DLMM',
        share: null,
      },
      { to: { token: JUP, symbol: 'JUP' }, label: 'Raydium CLMM', share: '60%' },
    ])
    expect(readRoute(makeIntent())).toEqual([])
  })

  it('its row names the exchange', () => {
    expect(describeState(makeSwap({}, { origin: 'agent' }), 0)).toBe('Chat via Jupiter')
  })

  it('its line in the file has both sides, to the last digit', () => {
    const row = toCsvRow(makeSwap({ orderId: '0xabc' }))
    const cells = Object.fromEntries(CSV_HEAD.map((name, at) => [name, row[at]]))
    expect(cells).toMatchObject({
      type: 'swap',
      amount: '2.5',
      amount_raw: '2500000000',
      token: 'SOL',
      token_address: 'native',
      venue: 'Jupiter',
      bought_token: 'JUP',
      bought_token_address: JUP,
      bought_quoted: '812.378',
      bought: '811.906',
      price_impact_pct: '0.08',
      order: '0xabc',
    })
  })
})
