import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { StubServer } from '../../testing/stub-server.ts'
import { makeSwap } from './__fixtures__/make-swap.ts'

const panel = () => page.getByRole('region', { name: 'Activity app', exact: true })
const rowOf = (title: RegExp) =>
  panel()
    .getByRole('listitem')
    .filter({ has: page.getByText(title) })

const onSolana = makeSwap({}, { explorerUrl: 'https://solscan.io/tx/1', transactionId: '1' })
const hbar = {
  token: 'native',
  symbol: 'HBAR',
  decimals: 8,
  amountRaw: '-1500000000',
  amountUsd: null,
} as const
const usdc = {
  token: '0.0.456858',
  symbol: 'USDC',
  decimals: 6,
  amountRaw: '3000000',
  amountUsd: null,
} as const
const onHedera = makeSwap(
  { venue: 'saucerswap' },
  {
    intent: {
      ...{ id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f003', vaultId: '1042', type: 'swap', chain: 'hedera' },
      ...{ venue: 'saucerswap', sellToken: 'native', buyToken: '0.0.456858', sellAmountRaw: '1500000000' },
      ...{ quotedBuyAmountRaw: '3000000', minBuyAmountRaw: '2940000', slippageBps: 200, serviceFeeRaw: null },
    },
    receipt: { quoted: [hbar, usdc], executed: [hbar, usdc], fees: [], confirmedAt: null },
  },
)

const answerSwaps = (server: StubServer) =>
  void server.answer(transactionRoutes.listIntents, ({ query }) => {
    const chain = query.get('chain')
    const intents = [onSolana, onHedera].filter(({ intent }) => chain === null || intent.chain === chain)
    return { intents: query.get('group') === 'waiting' ? [] : intents, nextCursor: null }
  })

it.each(SIZES)('a swap has its row and its receipt, $viewport', async (size) => {
  await openApp({ ...size, at: '?app=activity', before: answerSwaps })
  const row = rowOf(/^Swapped 2\.5 SOL for 811\.906 JUP$/)
  await expect.element(row.getByText('Confirmed', { exact: true })).toBeInTheDocument()
  await row.getByRole('button', { expanded: false }).click()
  const receipt = panel().getByRole('region', { name: /^Receipt of Swap/ })
  for (const name of [
    /^Received 812\.378 JUP 811\.906 JUP −0\.06%$/,
    /^Rate 1 /,
    /^Price impact /,
    /^At least .* kept \+/,
  ]) {
    await expect.element(receipt.getByRole('row', { name })).toBeVisible()
  }
  await expect
    .element(receipt.getByRole('link', { name: 'View on Solscan' }))
    .toHaveAttribute('href', 'https://solscan.io/tx/1')
  await expectGoodLook('receipt-swap')
  await receipt.getByRole('tab', { name: 'Route and fees' }).click()
  await expect.element(receipt.getByRole('heading', { name: /^Route, 2 hops$/ })).toBeVisible()
  await expectGoodLook('receipt-swap-route')
})

it('swaps are filtered and exported like everything else', async () => {
  const files: Blob[] = []
  const saved = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:none'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await openApp({ at: '?app=activity', before: answerSwaps })
    await expect.element(rowOf(/^Swapped 15 HBAR for /)).toBeVisible()
    await panel().getByRole('radiogroup', { name: 'Network' }).getByRole('radio', { name: 'Solana' }).click()
    await expect.element(rowOf(/^Swapped 15 HBAR for /)).not.toBeInTheDocument()
    await expect.element(rowOf(/^Swapped 2\.5 SOL for /)).toBeVisible()
    await panel().getByRole('button', { name: 'Export CSV' }).click()
    await vi.waitFor(() => expect(files).toHaveLength(1))
  } finally {
    saved.mockRestore()
    click.mockRestore()
  }
  const text = (await files[0]?.text()) ?? ''
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1)
  const cells = Object.fromEntries(head.split(',').map((name, at) => [name, lines[0]?.split(',')[at]]))
  expect(cells).toMatchObject({
    ...{
      type: 'swap',
      amount: '2.5',
      token: 'SOL',
      venue: 'Jupiter',
      bought: '811.906',
      bought_token: 'JUP',
    },
  })
})
