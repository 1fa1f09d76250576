import { describe, expect, it } from 'vitest'
import { vaultId } from './contract.ts'

describe('vault ids', () => {
  it.each(['1', '1001', '9223372036854775807'])('take %s', (text) => {
    expect(vaultId.safeParse(text).success).toBe(true)
  })

  it.each(['', '0', '01', '-1', '1.5', '9223372036854775808', '9999999999999999999', '12345678901234567890'])(
    'refuse %j, which the database could not keep',
    (text) => {
      expect(vaultId.safeParse(text).success).toBe(false)
    },
  )
})
