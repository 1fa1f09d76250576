import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'

const NOWHERE = { offset: 0, length: 0 }
const noRecord = () => {
  throw new Error('no record is read here')
}

function historyOf(count: number, limit: number) {
  const history = createHistory(noRecord, limit)
  for (let sequence = 1; sequence <= count; sequence++) {
    const owners = sequence % 2 === 0 ? ['owner'] : []
    const accounts = sequence % 2 === 0 ? ['account'] : ['account', 'owner']
    const head = { signature: `s${sequence}`, slot: sequence, atMs: 0, err: null, accounts, owners }
    history.add({ kind: 'transaction', sequence, head, place: NOWHERE })
  }
  return history
}

const names = (heads: readonly { signature: string }[]) => heads.map((head) => head.signature)

describe('history', () => {
  it('forgets the oldest beyond its limit, everywhere', () => {
    const history = historyOf(10, 4)
    expect(names(history.naming('account', { limit: 100 }))).toEqual(['s10', 's9', 's8', 's7'])
    expect(history.head('s6')).toBe(null)
    expect(history.ofSlot(6)).toEqual([])
    expect(history.ofSlot(7)).toHaveLength(1)
    expect(names(history.latest(3))).toEqual(['s10', 's9', 's8'])
    expect(names(history.latest(9))).toEqual(['s10', 's9', 's8', 's7'])
  })

  it('tells apart who is named and who is concerned', () => {
    const history = historyOf(5, 100)
    expect(names(history.naming('owner', { limit: 100 }))).toEqual(['s5', 's3', 's1'])
    expect(names(history.concerning('owner', { limit: 100 }))).toEqual(['s5', 's4', 's3', 's2', 's1'])
    expect(names(history.concerning('owner', { limit: 2, before: 's4' }))).toEqual(['s3', 's2'])
    expect(names(history.concerning('owner', { limit: 9, until: 's3' }))).toEqual(['s5', 's4'])
    expect(history.naming('nobody', { limit: 9 })).toEqual([])
  })
})
