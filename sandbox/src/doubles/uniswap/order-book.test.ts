import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberToHex, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { type BookedOrder, openOrderBook } from './order-book.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'order-book-')), 'orders.jsonl')

function order(id: number, change: Partial<BookedOrder> = {}): BookedOrder {
  return {
    orderId: numberToHex(id, { size: 32 }),
    status: 'open',
    chainId: 1,
    swapper: zeroAddress,
    encodedOrder: '0x',
    signature: '0x',
    quoteId: null,
    createdAtSec: id,
    isShunned: false,
    ...change,
  }
}

it('opens again as it was left, the last word on each order', () => {
  const file = newFile()
  const book = openOrderBook(file)
  book.put(order(1))
  book.put(order(2))
  book.put(order(1, { status: 'filled', fillBlock: 9 }))
  const again = openOrderBook(file)
  expect(again.list()).toEqual([order(2), order(1, { status: 'filled', fillBlock: 9 })])
  expect(again.open()).toEqual([order(2)])
})

it('loses only the line that broke off', () => {
  const file = newFile()
  openOrderBook(file).put(order(1))
  appendFileSync(file, '{"orderId":"0x')
  const again = openOrderBook(file)
  again.put(order(2))
  expect(openOrderBook(file).list()).toEqual([order(2), order(1)])
})
