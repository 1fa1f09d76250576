import { expect, it } from 'vitest'
import { holdRows, rowsBelow } from './hold-rows.ts'
import { keepRows } from './keep-rows.ts'
import { nextSort, sortRows } from './sort-rows.ts'

type Row = { readonly id: string; readonly price: number | null; readonly of?: { readonly deep: number } }
const keyOf = ({ id }: Row) => id
const A: Row = { id: 'a', price: 1 }
const B: Row = { id: 'b', price: 2 }
const C: Row = { id: 'c', price: null }

it('R3-088 sorts ascending first, then the other way, and begins anew with another column', () => {
  const first = nextSort(null, 'price')
  expect(first).toEqual({ by: 'price', direction: 'ascending' })
  expect(nextSort(first, 'price')).toEqual({ by: 'price', direction: 'descending' })
  expect(nextSort(nextSort(first, 'price'), 'price')).toEqual(first)
  expect(nextSort(nextSort(first, 'price'), 'id')).toEqual({ by: 'id', direction: 'ascending' })
})

it('keeps equal rows in the order they came in, and the unknown last', () => {
  const sorts = { price: ({ price }: Row) => price }
  const equal = { id: 'd', price: 1 }
  const rows = [C, equal, B, A]
  expect(sortRows(rows, sorts, { by: 'price', direction: 'ascending' })).toEqual([equal, A, B, C])
  expect(sortRows(rows, sorts, { by: 'price', direction: 'descending' })).toEqual([B, equal, A, C])
  expect(sortRows(rows, sorts, null)).toBe(rows)
  expect(sortRows(rows, sorts, { by: 'nothing', direction: 'ascending' })).toBe(rows)
})

it('holds the order: figures change, who left stays, who is new is counted', () => {
  const held = { of: 'x', rows: [A, B] }
  const dearer = { ...B, price: 9 }
  expect(holdRows(held, [C, dearer], keyOf)).toEqual({ shown: [A, dearer], waiting: 1 })
  expect(holdRows(null, [C, dearer], keyOf)).toEqual({ shown: [C, dearer], waiting: 0 })
})

it('lets the next page in below what is held, and nothing else', () => {
  const held = { of: 'x', rows: [A, B] }
  const next = { id: 'd', price: 4 }
  expect(rowsBelow(held, [C, A, B, next], keyOf)).toEqual([next])
  expect(rowsBelow(held, [next, B, A], keyOf)).toEqual([])
  expect(rowsBelow(held, [C, next], keyOf), 'another list altogether').toEqual([])
})

it('keeps the object of a row that says the same, however deep', () => {
  const deep: Row = { id: 'd', price: 1, of: { deep: 1 } }
  const before = keepRows(new Map(), [A, deep], keyOf)
  const after = keepRows(before, [{ ...A }, { ...deep, of: { deep: 1 } }], keyOf)
  expect(after.get('a')).toBe(A)
  expect(after.get('d')).toBe(deep)
  const changed = { ...deep, of: { deep: 2 } }
  expect(keepRows(before, [changed, { ...A, price: 3 }], keyOf).get('d')).toBe(changed)
})
