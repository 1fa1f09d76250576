import { describe, expect, it } from 'vitest'
import { groupAddress } from './group-address.ts'

const KNOWN = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const NOW = '9wFk3TbX4mYe6uRt5NhJ8sUd1KzC9vFw7GqHp2Lq7Rda'

describe('groupAddress', () => {
  it('marks the groups in which two addresses differ', () => {
    const groups = groupAddress(NOW, KNOWN)
    expect(groups.map(({ text }) => text).join('')).toBe(NOW)
    expect(groups.filter(({ differs }) => !differs).map(({ text }) => text)).toEqual(['9wFk', 'p2Lq', '7Rda'])
  })
  it('marks nothing of the same address, and an end that the other one lacks', () => {
    expect(groupAddress(KNOWN, KNOWN).some(({ differs }) => differs)).toBe(false)
    expect(groupAddress('0xabcdef', '0xab').at(-1)).toEqual({ at: 4, text: 'cdef', differs: true })
  })
  it('a difference in case alone counts on Solana, and not where case is only the checksum', () => {
    expect(groupAddress('9wFk', '9wfk')[0]?.differs).toBe(true)
    expect(groupAddress('0x3Fa9C1', '0x3fa9c1').some(({ differs }) => differs)).toBe(false)
  })
})
