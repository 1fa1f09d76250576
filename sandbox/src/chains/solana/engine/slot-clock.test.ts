import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBlockhashes } from './blockhashes.ts'
import { openSlotClock } from './slot-clock.ts'

let folder: string
let nowMs: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slots-'))
  nowMs = 1_700_000_000_000
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openSlotClock(folder, () => nowMs)

describe('slots', () => {
  it('pass every 400 ms, the height with them', () => {
    const clock = open()
    const [slot, height] = [clock.slot(), clock.height()]
    nowMs += 399
    expect(clock.slot()).toBe(slot)
    nowMs += 1
    expect(clock.slot()).toBe(slot + 1)
    expect(clock.height()).toBe(height + 1)
    expect(clock.timeOf(slot + 1)).toBe(nowMs)
  })

  it('are confirmed by the next and final after 32', () => {
    const clock = open()
    const slot = clock.slot()
    const seen = [0, 1, 31, 32].map((later) => {
      nowMs = 1_700_000_000_000 + later * 400
      return clock.agreementOn(slot)
    })
    expect(seen).toEqual(['processed', 'confirmed', 'confirmed', 'finalized'])
  })

  it('never go back, and go on over a restart', () => {
    const clock = open()
    nowMs += 4_000
    const slot = clock.slot()
    nowMs -= 2_000
    expect(clock.slot()).toBe(slot)
    nowMs += 2_000 + 40_000
    expect(open().slot()).toBe(slot + 100)
  })

  it('leap, and know afterwards when each was', () => {
    const clock = open()
    const slot = clock.slot()
    clock.leap(151)
    expect(clock.slot()).toBe(slot + 151)
    expect(clock.timeOf(slot)).toBe(nowMs)
    expect(clock.timeOf(slot + 152)).toBe(nowMs + 400)
    expect(open().slot()).toBe(slot + 151)
  })
})

describe('blockhashes', () => {
  it('live for 150 blocks and not one more', () => {
    const hashes = createBlockhashes('seed', open())
    const { blockhash, lastValidBlockHeight } = hashes.latest()
    const clock = open()
    nowMs += 150 * 400
    expect(clock.height()).toBe(lastValidBlockHeight)
    expect(hashes.isValid(blockhash)).toBe(true)
    nowMs += 400
    expect(hashes.isValid(blockhash)).toBe(false)
  })

  it('are known to a chain that has just started, unless they are from another seed or the future', () => {
    const { blockhash } = createBlockhashes('seed', open()).latest()
    nowMs += 10_000
    expect(createBlockhashes('seed', open()).isValid(blockhash)).toBe(true)
    expect(createBlockhashes('other', open()).isValid(blockhash)).toBe(false)
    const hashes = createBlockhashes('seed', open())
    expect(hashes.isValid(hashes.ofSlot(open().slot() + 1))).toBe(false)
  })

  it('of a finalized block end 32 blocks earlier', () => {
    const hashes = createBlockhashes('seed', open())
    expect(hashes.latest().lastValidBlockHeight - hashes.latest('finalized').lastValidBlockHeight).toBe(32)
  })
})
