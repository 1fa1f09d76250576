import { createHmac } from 'node:crypto'
import type { Intent } from '@windhover/core/transactions/intent'
import { describe, expect, it } from 'vitest'
import { hashIntent, makeApproval } from './make-approval.ts'

const intent: Intent = {
  id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001',
  vaultId: '1001',
  type: 'wrap',
  chain: 'solana',
  amountRaw: '5',
}

describe('approval', () => {
  it('is bound to who approved what and when', () => {
    const at = new Date(1_700_000_000_000)
    const made = makeApproval('secret', { kind: 'panel', userId: 'alice', intent, at })
    const text = `panel\nalice\n${hashIntent(intent)}\n1700000000000`
    expect(made.mac).toBe(createHmac('sha256', 'secret').update(text).digest('hex'))
    const others = [
      makeApproval('other', { kind: 'panel', userId: 'alice', intent, at }),
      makeApproval('secret', { kind: 'panel', userId: 'bob', intent, at }),
      makeApproval('secret', { kind: 'panel', userId: 'alice', intent: { ...intent, amountRaw: '6' }, at }),
      makeApproval('secret', { kind: 'panel', userId: 'alice', intent, at: new Date(1) }),
    ]
    expect(others.map((each) => each.mac)).not.toContain(made.mac)
  })

  it('hashes an intent the same in whatever order its fields were written', () => {
    const { id, vaultId, ...rest } = intent
    expect(hashIntent({ ...rest, vaultId, id })).toBe(hashIntent(intent))
  })
})
