import type { OwnerView } from '@windhover/core/authority/contract'
import { describe, expect, it } from 'vitest'
import { listLentKeys, listOwnerKeys, listWaitingKeys } from './list-keys.ts'

const NOW_MS = Date.UTC(2026, 10, 18, 12)
const HOUR_MS = 3_600_000
const [A, B, PHONE] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)]

const root = (
  keyId: string,
  change: Partial<OwnerView['roots'][number]> = {},
): OwnerView['roots'][number] => ({
  ...{ keyId, name: 'Key', acceptedAt: 1, livesFrom: 1, usedAt: null },
  key: {
    type: 'passkey',
    credentialId: keyId,
    publicKey: 'AAAA',
    rpId: 'localhost',
    origin: 'http://localhost',
  },
  ...change,
})
const grant = (
  keyId: string,
  powers: Partial<OwnerView['grants'][number]['powers']> = {},
  rootId = A,
): OwnerView['grants'][number] => ({
  ...{ hash: keyId, keyId, name: 'Phone', acceptedAt: 1, usedAt: null, rootId, spent24hUsd: 5 },
  key: { type: 'device', publicKey: 'A'.repeat(87) },
  powers: {
    ...{ vaults: 'all', scopes: ['trade'], perTransactionUsd: 10, perDayUsd: 20, knownRecipientsOnly: true },
    expiresAt: NOW_MS + HOUR_MS,
    ...powers,
  },
})
const owner = (change: Partial<OwnerView>): OwnerView => ({
  ...{ ownerId: A, roots: [root(A)], grants: [], codesLeft: 0, codeUsedAt: null, vaults: [] },
  ...change,
})
const seen = { nowMs: NOW_MS, deviceId: 'f'.repeat(64) }

describe('what was lent', () => {
  it('is one row for a key, with the widest of what its grants allow, and spent once', () => {
    const grants = [
      grant(PHONE),
      grant(PHONE, { perTransactionUsd: 5, perDayUsd: 90, scopes: ['transfer'], knownRecipientsOnly: false }),
    ]
    expect(listLentKeys(owner({ grants }), seen)).toMatchObject([
      {
        spent24hUsd: 5,
        powers: {
          ...{ perTransactionUsd: 10, perDayUsd: 90, scopes: ['trade', 'transfer'] },
          knownRecipientsOnly: false,
        },
      },
    ])
  })

  it('leaves out what has ended, and tells programs from browsers', () => {
    const ended = grant(PHONE, { expiresAt: NOW_MS })
    expect(listLentKeys(owner({ grants: [ended] }), seen)).toEqual([])
    const [browser, program] = listLentKeys(owner({ grants: [grant(PHONE), grant(B, { vaults: ['1'] })] }), {
      ...seen,
      deviceId: PHONE,
    })
    expect([browser?.sort, browser?.isThis, program?.sort, program?.isThis]).toEqual([
      ...['browser', true],
      ...['program', false],
    ])
  })
})

describe('keys of an owner', () => {
  const passkeys = [
    { id: 'x', keyId: B, name: '\u202eSpare', createdAt: '2026-01-01T00:00:00Z', synced: true },
  ]

  it('have the name that was given last, and the one that lent to this browser is this one', () => {
    const roots = [root(A), root(B)]
    const [first, second] = listOwnerKeys(owner({ roots, grants: [grant(PHONE, {}, B)] }), {
      ...{ nowMs: NOW_MS, deviceId: PHONE, passkeys },
    })
    expect(first).toMatchObject({ name: 'Key', isThis: false, isRevocable: true, lentTo: [] })
    expect(second).toMatchObject({ name: 'Spare', isThis: true, isSynced: true, lentTo: ['Phone'] })
  })

  it('wait only where a recovery adds them, whatever the clock here says', () => {
    const ahead = root(B, { acceptedAt: NOW_MS + 5_000, livesFrom: NOW_MS + 5_000 })
    const waiting = root(PHONE, { acceptedAt: NOW_MS, livesFrom: NOW_MS + HOUR_MS })
    const all = owner({ roots: [root(A), ahead, waiting] })
    expect(listWaitingKeys(all, NOW_MS).map(({ keyId }) => keyId)).toEqual([PHONE])
    const keys = listOwnerKeys(all, { ...seen, passkeys: [] })
    expect(keys.map(({ keyId }) => keyId)).toEqual([A, B])
    expect(listWaitingKeys(all, NOW_MS + HOUR_MS)).toEqual([])
    const only = listOwnerKeys(owner({ roots: [root(A), waiting] }), { ...seen, passkeys: [] })
    expect(
      only.map(({ isRevocable }) => isRevocable),
      'one that waits is no key that is left',
    ).toEqual([false])
  })
})
