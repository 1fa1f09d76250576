import { describe, expect, it } from 'vitest'
import { decideSigning, type SignedBefore, type SigningOrder, type SigningState } from './decide-signing.ts'
import { type AttestedFacts, PAY_AGAIN_AFTER_MS } from './may-land-still.ts'

const HOUR_MS = 3_600_000
const NO_FACTS: AttestedFacts = { isGone: () => false }
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
  isFeeFair: true,
  grant: null,
  heard: { ownerId: 'o', seq: '3' },
  landing: null,
  facts: NO_FACTS,
}
const state: SigningState = {
  isAllPaused: false,
  hasOwnerSaidMore: false,
  limits: { perTransaction: 100n, rolling24h: 250n, newRecipientDelayMs: 0, isPaused: false },
  signedBefore: [],
  spent: 0n,
  spentHere: 0n,
  spentByKey: 0n,
  spentByKeyHere: 0n,
  recipient: null,
  nowMs: NOW_MS,
  payAgainAfterMs: 60_000,
}
const before: SignedBefore = {
  ...{ slot: '5', epoch: 0, intentId: 'a', role: 'main', digest: 'd1', signedAtMs: NOW_MS - 1_000 },
  landing: null,
}
const landingOf = (name: string) => ({ blockhash: `blockhash of ${name}`, signature: `signature of ${name}` })
const message = { ...before, slot: 'd1', landing: landingOf('d1') }
const another = { chain: 'solana', slot: 'd2', digest: 'd2', epoch: 1, landing: landingOf('d2') }
/** Seen at this time, by everybody who has to see it. */
const gone = (name: string, atMs: number): Pick<SigningOrder, 'facts'> => ({
  facts: {
    isGone: ({ signature }, notBeforeMs) => signature === `signature of ${name}` && atMs >= notBeforeMs,
  },
})
const limits = (change: Partial<SigningState['limits']>) => ({ limits: { ...state.limits, ...change } })
const waiting = limits({ newRecipientDelayMs: HOUR_MS })
const seen = (agoMs: number, isPaid = false) => ({
  ...waiting,
  recipient: { seenAtMs: NOW_MS - agoMs, isPaid },
})

const grant = { keyId: 'k', perTransaction: 40n, perDay: 60n, mayPayNew: false, isLaunch: false }
const paid = { recipient: { seenAtMs: 0, isPaid: true } }

type Row = [string, Partial<SigningOrder>, Partial<SigningState>, string]

describe('decideSigning', () => {
  it.each<Row>([
    ['a first payment', {}, {}, 'sign'],
    ['everybody paused', {}, { isAllPaused: true }, 'allPaused'],
    ['the vault paused', {}, limits({ isPaused: true }), 'vaultPaused'],
    ['an owner who has said more', {}, { hasOwnerSaidMore: true }, 'judge-again'],
    [
      'the same bytes, of an owner who has said more',
      {},
      { hasOwnerSaidMore: true, signedBefore: [before] },
      'judge-again',
    ],
    [
      'the same bytes while paused',
      {},
      { ...limits({ isPaused: true }), signedBefore: [before] },
      'vaultPaused',
    ],
    ['exactly the limit of one', { outMicroUsd: 100n }, {}, 'sign'],
    ['one over the limit of one', { outMicroUsd: 101n }, {}, 'overTransactionLimit'],
    ['exactly the limit of a day', { outMicroUsd: 50n }, { spent: 200n }, 'sign'],
    ['one over the limit of a day', { outMicroUsd: 51n }, { spent: 200n }, 'overDailyLimit'],
    [
      'a replacement that costs no more, at the limit of a day',
      { digest: 'd2', epoch: 1, outMicroUsd: 10n },
      { signedBefore: [before], spent: 250n, spentHere: 10n },
      'replace',
    ],
    [
      'a replacement that costs more, at the limit of a day',
      { digest: 'd2', epoch: 1, outMicroUsd: 11n },
      { signedBefore: [before], spent: 250n, spentHere: 10n },
      'overDailyLimit',
    ],
    [
      'the same intent in another slot, which counts beside the first',
      { ...another, outMicroUsd: 100n, ...gone('d1', NOW_MS) },
      { signedBefore: [{ ...message, signedAtMs: 0 }], spent: 200n },
      'overDailyLimit',
    ],
    ['no price', { outMicroUsd: null }, {}, 'notPriced'],
    ['no price and nothing leaves', { outMicroUsd: null, spends: false, recipient: null }, {}, 'sign'],
    [
      'nothing leaves, over every limit',
      { outMicroUsd: 999n, spends: false, recipient: null },
      { spent: 999n },
      'sign',
    ],
    [
      'what prepares, over the limit of one',
      { role: 'allow-helper', outMicroUsd: 101n },
      {},
      'overTransactionLimit',
    ],
    ['an unfair fee', { role: 'service-fee', recipient: null, isFeeFair: false }, {}, 'mismatch'],
    [
      'a fee that cannot be judged',
      { role: 'service-fee', recipient: null, isFeeFair: null },
      {},
      'notPriced',
    ],
    ['the same fee again, without a price', { isFeeFair: null }, { signedBefore: [before] }, 'repeat'],
    ['a swap over the limit of one', { outMicroUsd: 101n, recipient: null }, {}, 'overTransactionLimit'],
    ['a swap over the limit of a day', { recipient: null }, { spent: 241n }, 'overDailyLimit'],
    ['a swap without a price', { outMicroUsd: null, recipient: null }, {}, 'notPriced'],
    ['a swap, which no new recipient waits for', { recipient: null }, waiting, 'sign'],
    ['a new recipient', {}, waiting, 'recipientWaits'],
    ['a recipient seen a moment ago', {}, seen(HOUR_MS - 1), 'recipientWaits'],
    ['a recipient seen long enough ago', {}, seen(HOUR_MS), 'sign'],
    ['a recipient paid before', {}, seen(1, true), 'sign'],
    ['the same bytes', {}, { signedBefore: [before] }, 'repeat'],
    ['the same bytes over a limit by now', {}, { signedBefore: [before], spent: 999n }, 'repeat'],
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
      'the same payment at another nonce',
      { slot: '6', digest: 'd2', epoch: 1 },
      { signedBefore: [before] },
      'slotTaken',
    ],
    [
      'the same payment at another nonce, a year later',
      { slot: '6', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, signedAtMs: NOW_MS - 365 * 24 * HOUR_MS }] },
      'slotTaken',
    ],
    [
      'the same payment at another nonce where chains move at once',
      { slot: '6', digest: 'd2', epoch: 1 },
      { payAgainAfterMs: 0, signedBefore: [{ ...before, signedAtMs: NOW_MS - HOUR_MS }] },
      'slotTaken',
    ],
    [
      'the same payment at another nonce, whatever is said of Solana',
      { slot: '6', digest: 'd2', epoch: 1, facts: { isGone: () => true } },
      { signedBefore: [before] },
      'slotTaken',
    ],
    [
      'another intent at a nonce that was signed for and not used',
      { intentId: 'b', digest: 'd2', epoch: 1 },
      { signedBefore: [before] },
      'replace',
    ],
    ['Solana, nobody says anything', another, { signedBefore: [message] }, 'replacedTooEarly'],
    [
      'Solana, nobody says anything for a year',
      another,
      { signedBefore: [{ ...message, signedAtMs: NOW_MS - 365 * 24 * HOUR_MS }] },
      'replacedTooEarly',
    ],
    [
      'Solana, seen to be gone',
      { ...another, ...gone('d1', NOW_MS) },
      { signedBefore: [{ ...message, signedAtMs: NOW_MS - 60_000 }] },
      'replace',
    ],
    [
      'Solana, seen by somebody who may have been behind',
      { ...another, ...gone('d1', NOW_MS - 1) },
      { signedBefore: [{ ...message, signedAtMs: NOW_MS - 60_000 }] },
      'replacedTooEarly',
    ],
    [
      'Solana, one of two seen to be gone',
      { ...another, epoch: 2, ...gone('d1', NOW_MS) },
      {
        payAgainAfterMs: 0,
        signedBefore: [message, { ...message, slot: 'd3', epoch: 1, landing: landingOf('d3') }],
      },
      'replacedTooEarly',
    ],
    [
      'a second order while the first may be filled',
      { slot: 'order:2', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, slot: 'order:1', signedAtMs: NOW_MS - HOUR_MS / 2 }] },
      'slotTaken',
    ],
    [
      'a second order after the first has ended, which may have been filled',
      { slot: 'order:2', digest: 'd2', epoch: 1 },
      { signedBefore: [{ ...before, slot: 'order:1', signedAtMs: NOW_MS - HOUR_MS / 2 - 60_000 }] },
      'slotTaken',
    ],
    [
      'a second order, a year later, whatever is said of Solana',
      { slot: 'order:2', digest: 'd2', epoch: 1, facts: { isGone: () => true } },
      { signedBefore: [{ ...before, slot: 'order:1', signedAtMs: NOW_MS - 365 * 24 * HOUR_MS }] },
      'slotTaken',
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
      'slotTaken',
    ],
    ['a device, within its caps', { grant }, paid, 'sign'],
    ['a device, above its caps', { grant, outMicroUsd: 41n }, paid, 'aboveGrantNeedsOwner'],
    [
      'a device, above the limit of the vault too',
      { grant, outMicroUsd: 101n },
      paid,
      'overTransactionLimit',
    ],
    ['a device, at the end of its day', { grant }, { ...paid, spentByKey: 51n }, 'aboveGrantNeedsOwner'],
    [
      'a device, at the end of its day, what replaces what counts already',
      { grant, digest: 'd2', epoch: 1 },
      { ...paid, signedBefore: [before], spent: 60n, spentHere: 10n, spentByKey: 60n, spentByKeyHere: 10n },
      'replace',
    ],
    [
      'a device, the same bytes at the end of its day',
      { grant },
      { signedBefore: [before], spentByKey: 60n },
      'repeat',
    ],
    ['a device that pays somebody new', { grant }, {}, 'newRecipientNeedsOwner'],
    [
      'a device that pays somebody new, who would have to wait too',
      { grant },
      waiting,
      'newRecipientNeedsOwner',
    ],
    ['a device that exchanges', { grant, recipient: null }, {}, 'sign'],
    [
      'a device that launches, though nothing leaves',
      { grant: { ...grant, isLaunch: true }, spends: false, recipient: null },
      {},
      'launchNeedsOwner',
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

  /** One approved payment, asked for again and again for a day, each time so that both could land. */
  function askForADay(chain: string, payAgainAfterMs: number, facts = NO_FACTS) {
    const out = 90n
    const signed: SignedBefore[] = []
    for (let minute = 1; minute <= 24 * 60; minute += 1) {
      const digest = `d${minute}`
      const landing = chain === 'solana' ? landingOf(digest) : null
      const asked = { ...order, chain, slot: digest, epoch: minute, digest, outMicroUsd: out, landing, facts }
      const nowMs = NOW_MS + minute * 60_000
      const spent = out * BigInt(signed.length)
      const verdict = decideSigning(asked, { ...state, signedBefore: signed, spent, nowMs, payAgainAfterMs })
      if (verdict.kind === 'sign') signed.push({ ...asked, signedAtMs: nowMs })
    }
    return signed.length
  }

  it.each(['solana', 'ethereum', 'bsc', 'hedera'])(
    'one approval is one slot, however often another is tried: %s',
    (chain) => {
      for (const payAgainAfterMs of Object.values(PAY_AGAIN_AFTER_MS))
        expect(askForADay(chain, payAgainAfterMs)).toBe(1)
    },
  )

  it('never signs more than the limit of a day, since every slot counts', () => {
    for (const payAgainAfterMs of Object.values(PAY_AGAIN_AFTER_MS))
      expect(askForADay('solana', payAgainAfterMs, { isGone: () => true })).toBe(2)
  })
})
