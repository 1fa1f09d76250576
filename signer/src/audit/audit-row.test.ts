import { describe, expect, it } from 'vitest'
import { canonicalDetails, hashAuditRow } from './audit-row.ts'

const row = {
  seq: 5n,
  at: new Date('2026-01-02T03:04:05.678Z'),
  kind: 'vault-keys-created',
  vaultId: '12',
  details: '{"a":1}',
  prevHash: '01'.repeat(32),
}

describe('hashAuditRow', () => {
  it.each([
    ['seq', { seq: 6n }],
    ['time', { at: new Date('2026-01-02T03:04:05.679Z') }],
    ['kind', { kind: 'vault-keys-create' }],
    ['vault', { vaultId: '13' }],
    ['no vault', { vaultId: null }],
    ['details', { details: '{"a":2}' }],
    ['row before', { prevHash: '02'.repeat(32) }],
  ])('changes with the %s', (_, change) => {
    expect(hashAuditRow({ ...row, ...change })).not.toEqual(hashAuditRow(row))
  })

  it('does not confuse text that moved from one field to the next', () => {
    expect(hashAuditRow({ ...row, kind: 'a', vaultId: 'bc' })).not.toEqual(
      hashAuditRow({ ...row, kind: 'ab', vaultId: 'c' }),
    )
    expect(hashAuditRow({ ...row, vaultId: null })).not.toEqual(hashAuditRow({ ...row, vaultId: '' }))
  })

  it('never changes for the same row: stored chains depend on it', () => {
    expect(hashAuditRow(row)).toMatchInlineSnapshot(
      `"107737a9d29a4f453823f893a582d5283ffb63f57230e9cd9ab1173a1e7297dd"`,
    )
  })

  it('writes details in one order', () => {
    expect(canonicalDetails({ b: 1, a: 'x' })).toBe(canonicalDetails({ a: 'x', b: 1 }))
  })
})
