import { describe, expect, it } from 'vitest'
import { decideSigning, type SigningOrder, type SigningState } from './decide-signing.ts'

const HOUR_MS = 3_600_000
const NOW_MS = 1_000_000_000
const order: SigningOrder = {
  vaultId: '1',
  chain: 'ethereum',
  slot: '5',
  epoch: 0,
  intentId: 'a',
  step: 0,
  role: 'main',
  digest: 'd1',
  spends: true,
  recipient: '0xaa',
  outMicroUsd: 10n,
}
const state: SigningState = {
  isAllPaused: false,
  limits: { perTransaction: 100n, rolling24h: 250n, newRecipientDelayMs: 0, isPaused: false },
  signedBefore: [],
  spentByOthers: 0n,
  recipient: null,
  nowMs: NOW_MS,
  payAgainAfterMs: 60_000,
}
const before = { slot: '5', epoch: 0, intentId: 'a', role: 'main', digest: 'd1', signedAtMs: NOW_MS - 1_000 }
const limits = (change: Partial<SigningState['limits']>) => ({ limits: { ...state.limits, ...change } })
const waiting = limits({ newRecipientDelayMs: HOUR_MS })
const seen = (agoMs: number, isPaid = false) => ({
  ...waiting,
  recipient: { seenAtMs: NOW_MS - agoMs, isPaid },
})

type Row = [string, Partial<SigningOrder>, Partial<SigningState>, string]

describe('decideSigning', () => {
  it.each<Row>([
    ['a first payment', {}, {}, 'sign'],
    ['everybody paused', {}, { isAllPaused: true }, 'allPaused'],
    ['the vault paused', {}, limits({ isPaused: true }), 'vaultPaused'],
    [
      'the same bytes while paused',
      {},
      { ...limits({ isPaused: true }), signedBefore: [before] },
      'vaultPaused',
    ],
    ['exactly the limit of one', { outMicroUsd: 100n }, {}, 'sign'],
    ['one over the limit of one', { outMicroUsd: 101n }, {}, 'overTransactionLimit'],
    ['exactly the limit of a day', { outMicroUsd: 50n }, { spentByOthers: 200n }, 'sign'],
    ['one over the limit of a day', { outMicroUsd: 51n }, { spentByOthers: 200n }, 'overDailyLimit'],
    ['no price', { outMicroUsd: null }, {}, 'notPriced'],
    ['no price and nothing leaves', { outMicroUsd: null, spends: false, recipient: null }, {}, 'sign'],
    [
      'nothing leaves, over every limit',
      { outMicroUsd: 999n, spends: false, recipient: null },
      { spentByOthers: 999n },
      'sign',
    ],
    ['a swap over the limit of one', { outMicroUsd: 101n, recipient: null }, {}, 'overTransactionLimit'],
    ['a swap over the limit of a day', { recipient: null }, { spentByOthers: 241n }, 'overDailyLimit'],
    ['a swap without a price', { outMicroUsd: null, recipient: null }, {}, 'notPriced'],
    ['a swap, which no new recipient waits for', { recipient: null }, waiting, 'sign'],
    ['a new recipient', {}, waiting, 'recipientWaits'],
    ['a recipient seen a moment ago', {}, seen(HOUR_MS - 1), 'recipientWaits'],
    ['a recipient seen long enough ago', {}, seen(HOUR_MS), 'sign'],
    ['a recipient paid before', {}, seen(1, true), 'sign'],
    ['the same bytes', {}, { signedBefore: [before] }, 'repeat'],
    ['the same bytes over a limit by now', {}, { signedBefore: [before], spentByOthers: 999n }, 'repeat'],
    [
      'the same bytes, newer ones signed',
      {},
      { signedBefore: [before, { ...before, epoch: 3, digest: 'd2' }] },
      'repeat',
    ],
    ['the same bytes of another intent', { intentId: 'b' }, { signedBefore: [before] }, 'slotTaken'],
    ['other bytes, same epoch', { digest: 'd2' }, { signedBefore: [before] }, 'slotTaken'],
    [
      'other bytes, older epoch',
      { digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, epoch: 2 }] },
      'slotTaken',
    ],
    ['other bytes, higher epoch', { digest: 'd2', epoch: 1 }, { signedBefore: [before] }, 'replace'],
    [
      'a replacement over the limit',
      { digest: 'd2', epoch: 1, outMicroUsd: 101n },
      { signedBefore: [before] },
      'overTransactionLimit',
    ],
    [
      'the same payment at another nonce, too early',
      { slot: '6', digest: 'd2', epoch: 1 },
      { signedBefore: [before] },
      'replacedTooEarly',
    ],
    [
      'the same payment at another nonce, late enough',
      { slot: '6', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, signedAtMs: NOW_MS - 60_000 }] },
      'replace',
    ],
    [
      'Solana, too early',
      { chain: 'solana', digest: 'd2', epoch: 1 },
      { signedBefore: [before] },
      'replacedTooEarly',
    ],
    [
      'Solana, late enough',
      { chain: 'solana', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, signedAtMs: NOW_MS - 60_000 }] },
      'replace',
    ],
    [
      'a second order while the first may be filled',
      { slot: 'order:2', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, slot: 'order:1', signedAtMs: NOW_MS - HOUR_MS / 2 }] },
      'replacedTooEarly',
    ],
    [
      'a second order after the first has ended',
      { slot: 'order:2', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, slot: 'order:1', signedAtMs: NOW_MS - HOUR_MS / 2 - 60_000 }] },
      'replace',
    ],
    [
      'another order with the same nonce',
      { slot: 'order:1', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, slot: 'order:1' }] },
      'replace',
    ],
    [
      'a second order where chains move at once',
      { slot: 'order:2', digest: 'd2', epoch: 1 },
      { payAgainAfterMs: 0, signedBefore: [{ ...before, slot: 'order:1' }] },
      'replacedTooEarly',
    ],
  ])('%s', (_, orderChange, stateChange, expected) => {
    const verdict = decideSigning({ ...order, ...orderChange }, { ...state, ...stateChange })
    const told = verdict.kind === 'refuse' ? verdict.code : verdict.kind
    expect(verdict.kind === 'sign' && verdict.isReplacement ? 'replace' : told).toBe(expected)
  })

  it('remembers a new recipient once', () => {
    expect(decideSigning(order, { ...state, ...waiting })).toMatchObject({ rememberRecipient: true })
    expect(decideSigning(order, { ...state, ...seen(5) })).not.toHaveProperty('rememberRecipient')
  })
})
