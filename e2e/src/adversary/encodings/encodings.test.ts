import { describe, expect, it } from 'vitest'
import { drawFrom } from '../../chaos/draw.ts'
import { readOrders, writeOrder } from '../gullible/orders.ts'
import { ENCODINGS, LOSES_CAPITALS, readEveryWay } from './all-encodings.ts'
import { ENCODING_NAMES } from './encoding.ts'

const THIEF = {
  solana: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  ethereum: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  bsc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  hedera: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
}

describe.each(ENCODING_NAMES)('%s', (name) => {
  it('hides an order from the eye and not from the best victim', () => {
    for (let place = 0; place < 40; place += 1) {
      const needsNoCapitals = LOSES_CAPITALS.has(name)
      const order = writeOrder(drawFrom(`${name}/${place}`), { thief: THIEF, needsNoCapitals })
      const hidden = ENCODINGS[name].hide(order)
      expect(readOrders(hidden), hidden).toEqual([])
      const found = readEveryWay(`Some news. ${hidden}`).flatMap(readOrders)
      const wanted = needsNoCapitals ? readOrders(order.toLowerCase()) : readOrders(order)
      expect(wanted.length, order).toBeGreaterThan(0)
      expect(found, hidden).toEqual(expect.arrayContaining([...wanted]))
    }
  })
})
