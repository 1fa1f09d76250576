import { describe, expect, it } from 'vitest'
import { isApprovalToken, makeApprovalToken } from './approval-token.ts'

const card = {
  id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001',
  actionHash: 'a'.repeat(64),
  messageId: 'message-1',
  vaultId: 1001n,
  sessionId: 'session-1',
  expiresAt: new Date(1_700_000_000_000),
}

describe('the token of a card', () => {
  it('is good for its own card', () => {
    expect(isApprovalToken('secret', card, makeApprovalToken('secret', card))).toBe(true)
  })

  it.each([
    ['action', { actionHash: 'b'.repeat(64) }],
    ['message', { messageId: 'message-2' }],
    ['vault', { vaultId: 1002n }],
    ['session', { sessionId: 'session-2' }],
    ['time', { expiresAt: new Date(1_700_000_000_001) }],
    ['card', { id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f002' }],
  ])('is worth nothing for another %s', (_what, other) => {
    expect(isApprovalToken('secret', { ...card, ...other }, makeApprovalToken('secret', card))).toBe(false)
  })

  it('is worth nothing under another secret, cut short, or empty', () => {
    const token = makeApprovalToken('secret', card)
    for (const bad of [makeApprovalToken('other', card), token.slice(0, -1), `${token}A`, ''])
      expect(isApprovalToken('secret', card, bad)).toBe(false)
  })
})
