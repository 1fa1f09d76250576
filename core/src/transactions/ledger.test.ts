import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountName, debtEntries, entriesOf, findImbalance } from './ledger.ts'

const amount = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
const change = fc.record({ token: fc.constantFrom('native', 'usdc', 'weth'), amountRaw: amount })
const action = fc.record({
  changes: fc.array(change, { maxLength: 8 }),
  feeRaw: fc.bigInt({ min: 0n, max: 10n ** 20n }),
  goesTo: fc.constantFrom('outside' as const, 'service-fee' as const),
})
const sumOf = (entries: readonly { token: string; amountRaw: bigint }[], token: string) =>
  entries.filter((each) => each.token === token).reduce((sum, each) => sum + each.amountRaw, 0n)

describe('double entry', () => {
  it('sums to zero per token, whatever was moved', () => {
    fc.assert(
      fc.property(action, (settled) => {
        expect(findImbalance(entriesOf(settled))).toEqual([])
      }),
    )
  })

  it('books on the vault exactly what the chain did, fee included', () => {
    fc.assert(
      fc.property(action, (settled) => {
        const vault = entriesOf(settled).filter((entry) => entry.account === 'vault')
        for (const token of ['native', 'usdc', 'weth']) {
          const fee = token === 'native' ? settled.feeRaw : 0n
          expect(sumOf(vault, token)).toBe(sumOf(settled.changes, token) - fee)
        }
      }),
    )
  })

  it('writes no line that moves nothing', () => {
    fc.assert(
      fc.property(action, (settled) => {
        expect(entriesOf(settled).every((line) => line.amountRaw !== 0n)).toBe(true)
      }),
    )
  })

  it('says which token does not balance', () => {
    const entries = entriesOf({ changes: [{ token: 'usdc', amountRaw: -5n }], feeRaw: 3n, goesTo: 'outside' })
    expect(findImbalance(entries.slice(1))).toEqual(['usdc'])
  })

  it('keeps a fee that could not be taken as a debt of the vault', () => {
    const entries = debtEntries({ token: 'native', amountRaw: 12n })
    expect(findImbalance(entries)).toEqual([])
    expect(entries.find((entry) => entry.account === 'debt')?.amountRaw).toBe(-12n)
    expect(debtEntries({ token: 'native', amountRaw: 0n })).toEqual([])
  })

  it('names accounts by vault and chain', () => {
    expect(accountName('vault', { vaultId: '1001', chain: 'bsc' })).toBe('vault:1001:bsc')
  })
})
