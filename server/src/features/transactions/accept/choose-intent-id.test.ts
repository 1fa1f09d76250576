import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chooseIntentId, uuidOf } from './choose-intent-id.ts'

const choose = (call: { vaultId?: string; intentId?: string; key?: string }) =>
  chooseIntentId({
    vaultId: call.vaultId ?? '1001',
    intentId: call.intentId,
    headers: new Headers(call.key === undefined ? {} : { 'Idempotency-Key': call.key }),
  })

describe('the id of an intent (decision D4)', () => {
  it('is the one the client made', () => {
    const intentId = crypto.randomUUID()
    expect(choose({ intentId, key: 'other' })).toBe(intentId)
  })

  it('is made of the header, the same for the same, and another for another vault or key', () => {
    const made = choose({ key: 'order-7' })
    expect(z.uuid().safeParse(made).success).toBe(true)
    expect(choose({ key: 'order-7' })).toBe(made)
    expect(choose({ key: 'order-8' })).not.toBe(made)
    expect(choose({ key: 'order-7', vaultId: '1002' })).not.toBe(made)
  })

  it('is never one that was made of the header for another vault', () => {
    const victims = choose({ vaultId: '1001', key: 'invoice-2' })
    const claims = [victims, victims.toUpperCase(), '6ba7b810-9dad-11d1-80b4-00c04fd430c8']
    for (const intentId of claims) {
      expect(() => choose({ vaultId: '1002', intentId })).toThrow(
        expect.objectContaining({ code: 'transaction/idNotRandom' }),
      )
    }
    // Whatever the other vault sends as a header, its ids are its own.
    for (const key of ['invoice-2', '1001\ninvoice-2', 'money\n1001\ninvoice-2']) {
      expect(uuidOf(`money\n1002\n${key}`)).not.toBe(victims)
    }
  })

  it.each([{}, { key: '' }, { key: '  ' }, { key: 'x'.repeat(201) }])('%o is refused', (call) => {
    expect(() => choose(call)).toThrow(expect.objectContaining({ code: 'transaction/idRequired' }))
  })
})
