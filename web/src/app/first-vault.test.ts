import { describe, expect, it } from 'vitest'
import { needsFirstVaultPage } from './first-vault.ts'

function account(sessionCreatedAt: string) {
  return {
    userId: 'u1',
    guest: false,
    owner: 'a'.repeat(64),
    createdAt: '2026-01-01T10:00:00.000Z',
    session: {
      id: 's1',
      method: 'passkey' as const,
      createdAt: sessionCreatedAt,
      expiresAt: '2026-02-01T10:00:00.000Z',
      stepUpUntil: null,
    },
    passkeyCount: 1,
    wallets: [],
    recoveryCodesLeft: 0,
  }
}
const signUp = account('2026-01-01T10:00:01.000Z')
const later = account('2026-01-03T10:00:00.000Z')

describe('needsFirstVaultPage', () => {
  it.each([
    ['the session that made the account', { account: signUp, vaultCount: 1, alreadySeen: false }, true],
    ['the same session after Open workspace', { account: signUp, vaultCount: 1, alreadySeen: true }, false],
    ['a later sign-in on a new browser', { account: later, vaultCount: 1, alreadySeen: false }, false],
    ['no vault yet, whenever that is', { account: later, vaultCount: 0, alreadySeen: true }, true],
  ])('%s', (_, facts, needed) => expect(needsFirstVaultPage(facts)).toBe(needed))
})
