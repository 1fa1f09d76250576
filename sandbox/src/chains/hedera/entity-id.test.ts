import { describe, expect, it } from 'vitest'
import { formatConsensusTime, parseConsensusTime } from './consensus-time.ts'
import { entityNumber, longZeroAddress, longZeroEntityId } from './entity-id.ts'

describe('entity ids', () => {
  it('are numbers in twenty bytes', () => {
    expect(longZeroAddress('0.0.1456986')).toBe('0x0000000000000000000000000000000000163B5a')
    expect(longZeroEntityId('0x0000000000000000000000000000000000163b5a')).toBe('0.0.1456986')
  })

  it('are not read into other addresses, nor into zero', () => {
    expect(longZeroEntityId('0xcA11bde05977b3631167028862bE2a173976CA11')).toBeNull()
    expect(longZeroEntityId('0x0000000000000000000000000000000000000000')).toBeNull()
    expect(longZeroEntityId('0x0000000000000000000000008000000000000000')).toBeNull()
  })

  it.each(['', '0.0.', '1.0.5', '0.0.x', '-5'])('refuses %j', (text) => {
    expect(() => entityNumber(text)).toThrow('entity id')
  })
})

describe('consensus time', () => {
  it('keeps every nanosecond', () => {
    const ns = 1_700_000_000_000_000_001n
    expect(formatConsensusTime(ns)).toBe('1700000000.000000001')
    expect(parseConsensusTime('1700000000.000000001')).toBe(ns)
    expect(parseConsensusTime('1700000000')).toBe(1_700_000_000_000_000_000n)
    expect(parseConsensusTime('1.5')).toBe(1_500_000_000n)
    expect(parseConsensusTime('yesterday')).toBeNull()
  })
})
