import { describe, expect, it } from 'vitest'
import { createFaultBoard } from './fault-board.ts'

describe('a switch', () => {
  it('strikes its own target and kind only', () => {
    const board = createFaultBoard()
    board.set({ target: 'solana', kind: 'drop' })
    expect(board.strike('ethereum', 'drop', 'x')).toBeNull()
    expect(board.strike('solana', 'delay', 'x')).toBeNull()
    expect(board.strike('solana', 'drop', 'x')).toMatchObject({ kind: 'drop' })
  })

  it('strikes as often as was asked, then never again', () => {
    const board = createFaultBoard()
    board.set({ target: 'jupiter', kind: 'rate-limit', times: 2 })
    const strikes = [1, 2, 3].map(() => board.strike('jupiter', 'rate-limit', '/order') !== null)
    expect(strikes).toEqual([true, true, false])
    expect(board.list()).toEqual([])
  })

  it('strikes only what it matches', () => {
    const board = createFaultBoard()
    board.set({ target: 'solana', kind: 'lie', match: 'getBalance', times: 1 })
    expect(board.strike('solana', 'lie', 'getSlot')).toBeNull()
    expect(board.strike('solana', 'lie', 'getBalance')).not.toBeNull()
  })

  it('is replaced by a newer order of the same kind, and cleared by target or altogether', () => {
    const board = createFaultBoard()
    board.set({ target: 'solana', kind: 'delay', delayMs: 1 })
    board.set({ target: 'solana', kind: 'delay', delayMs: 2 })
    board.set({ target: 'bsc', kind: 'delay' })
    expect(board.list()).toHaveLength(2)
    expect(board.strike('solana', 'delay', 'x')).toMatchObject({ delayMs: 2 })
    board.clear('solana')
    expect(board.list()).toEqual([{ target: 'bsc', kind: 'delay' }])
    board.clear()
    expect(board.list()).toEqual([])
  })
})
