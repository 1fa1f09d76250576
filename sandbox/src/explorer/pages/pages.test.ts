import { describe, expect, it } from 'vitest'
import type { Token, TransactionView } from '../views.ts'
import { layPage } from './layout.ts'
import { accountPage, refusalPage, tokenPage } from './other-pages.ts'
import type { PageContext } from './parts.ts'
import { transactionPage } from './transaction-page.ts'

const HOSTILE = `<img src=x onerror="alert('1')">`
const NOW_MS = Date.UTC(2026, 4, 16, 14, 35, 4)
const context: PageContext = { chain: 'solana', nowMs: NOW_MS, valueUsd: () => 20.21 }
const frame = { chain: 'solana', productUrl: 'http://localhost:4700' } as const
const SOL: Token = {
  ...{ address: null, symbol: 'SOL', name: 'Solana', decimals: 9, logo: '/logos/solana/native.svg' },
  ...{ assetId: 'SOL', kind: 'native' as const },
}
const STRANGE: Token = {
  ...SOL,
  address: 'Mint1',
  symbol: HOSTILE,
  name: HOSTILE,
  decimals: 6,
  logo: null,
  kind: 'token',
}
const person = { address: '7kQhVbR2tYk7WnPc5LbXe9JdGs3UfAo6TzQhNxTz4mPw', name: null }
const maker = { address: 'Maker11', name: 'Practice market maker' }

const view = (changes: Partial<TransactionView> = {}): TransactionView => ({
  id: '3Xn7pQvR2tYk7WnPc5LbXe9JdGs3UfAo6TzQhNx1CrKwEiVy8MpBgDj2F4uSa5R7',
  idName: 'signature',
  title: 'Swapped 0.12 SOL for 20.1949 USDC',
  isSuccess: true,
  status: 'Finalized',
  reason: null,
  block: '284119302',
  atMs: NOW_MS - 120_000,
  fee: { token: SOL, raw: 105_000n },
  signer: person,
  facts: [{ label: 'Compute', value: '84,312 of 120,000 units' }],
  transfers: [{ from: person, to: maker, amount: { token: SOL, raw: 120_000_000n } }],
  stepsTitle: 'Instructions',
  steps: [
    {
      program: 'System program',
      sentence: 'Send 0.12 SOL to Practice market maker',
      isDecoded: true,
      arguments: [{ name: 'lamports', value: '120,000,000', meaning: '0.12 SOL' }],
      inner: [{ program: 'Memo program', sentence: 'Note: hello' }],
    },
    { program: 'A11', sentence: '3 bytes', isDecoded: false, arguments: [], inner: [] },
  ],
  changes: [
    { owner: person, amount: { token: SOL, raw: -120_105_000n }, beforeRaw: 18_541_411_000n },
    { owner: maker, amount: { token: SOL, raw: 120_000_000n }, beforeRaw: null },
  ],
  accounts: Array.from({ length: 8 }, (_, index) => ({
    party: { ...person, address: `Account${index}` },
    roles: ['Writable'],
  })),
  raw: {},
  ...changes,
})

describe('the page of a transaction', () => {
  const page = layPage(frame, { title: view().title, body: transactionPage(context, view()) })

  it.each([
    ['the title in words', '<h1>Swapped 0.12 SOL for 20.1949 USDC</h1>'],
    ['the whole signature', `<p class="id mono">${view().id}`],
    ['that it is practice', 'These transactions exist only in the practice world. The coins have no value.'],
    ['the way back', 'href="http://localhost:4700"'],
    ['the block with its page', '<a class="link" href="/explorer/solana/block/284119302">284,119,302</a>'],
    ['the time and its age', '16 May 2026, 14:33:04 UTC <span class="t3">2 min ago</span>'],
    ['the fee and its value', '0.000105 SOL <span class="t3">$20.21</span>'],
    ['who gave', 'href="/explorer/solana/account/7kQhVbR2tYk7WnPc5LbXe9JdGs3UfAo6TzQhNxTz4mPw"'],
    ['an instruction in one sentence', 'Send 0.12 SOL to Practice market maker'],
    [
      'a raw argument with its meaning',
      '<span class="mono">120,000,000</span><span class="t3">0.12 SOL</span>',
    ],
    ['how much of it is decoded', '1 decoded, 1 unknown'],
    ['a balance before and after', '18.541411 → 18.421306'],
    ['the change', '−0.120105'],
    ['the first accounts', '6 of 8'],
    ['the other accounts', 'Show 2 more'],
  ])('shows %s', (_what, text) => {
    expect(page).toContain(text)
  })

  it('says why one failed, and that nothing moved', () => {
    const failed = view({ isSuccess: false, status: 'Failed', reason: 'InsufficientFunds', transfers: [] })
    const { text } = transactionPage(context, failed)
    expect(text).toContain('<dt>Reason</dt><dd>InsufficientFunds</dd>')
    expect(text).toContain('Nothing moved')
  })

  it('has no way back where no product runs', () => {
    const alone = layPage(
      { ...frame, productUrl: null },
      { title: '', body: transactionPage(context, view()) },
    )
    expect(alone).not.toContain('class="button back"')
  })
})

describe('what strangers wrote', () => {
  const hostile = { address: HOSTILE, name: HOSTILE }
  const amount = { token: STRANGE, raw: 1n }
  const pages = {
    transaction: transactionPage(
      context,
      view({
        ...{ id: HOSTILE, title: HOSTILE, reason: HOSTILE, signer: hostile },
        facts: [{ label: HOSTILE, value: HOSTILE, note: HOSTILE }],
        transfers: [{ from: hostile, to: hostile, amount }],
        steps: [
          {
            ...{ program: HOSTILE, sentence: HOSTILE, isDecoded: true },
            arguments: [{ name: HOSTILE, value: HOSTILE, meaning: HOSTILE }],
            inner: [{ program: HOSTILE, sentence: HOSTILE }],
          },
        ],
        changes: [{ owner: hostile, amount, beforeRaw: null }],
        accounts: [{ party: hostile, roles: [HOSTILE] }],
      }),
    ),
    account: accountPage(context, {
      ...{ id: HOSTILE, title: HOSTILE, facts: [], balances: [amount] },
      transactions: [view({ title: HOSTILE, id: HOSTILE })],
    }),
    token: tokenPage(context, { id: HOSTILE, token: STRANGE, facts: [], holders: [{ ...hostile, raw: 1n }] }),
    refusal: refusalPage('malformed', HOSTILE),
  }

  it.each(Object.entries(pages))('is only text on the page of a %s', (_name, body) => {
    const page = layPage(frame, { title: HOSTILE, body })
    expect(page).toContain('&#60;img src=x onerror=')
    expect(page).not.toContain('<img src=x')
    // Nor does it end an attribute: every quote of it is written as a number.
    expect(page).not.toContain(`alert('1')`)
  })
})
