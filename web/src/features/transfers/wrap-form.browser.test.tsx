import { balanceRoutes, type HeldToken } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import { expect, it } from 'vitest'
import { button, fieldValue, notices, progress, typeSteadily } from '../../testing/parts/money-app.ts'
import { amountField, openWrap } from '../../testing/parts/transfers.ts'
import { eventually } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

it('R2-033 R2-034 R2-036 R2-208 R2-209 R2-211 R2-274 checks the amount on Solana', async () => {
  const { dialog } = await openWrap('Solana')
  await typeSteadily(amountField(dialog), '6a')
  expect(fieldValue(amountField(dialog))).toBe('6')
  await expect.element(dialog.getByText('Please enter a valid amount')).toBeVisible()
  for (const [percent, amount] of [
    ['25%', '1.25'],
    ['50%', '2.5'],
    ['100%', '5'],
  ] as const) {
    await button(dialog, percent).click()
    expect(fieldValue(amountField(dialog))).toBe(amount)
  }
  await dialog.getByRole('tab', { name: 'Unwrap WSOL' }).click()
  await expect.element(dialog.getByText('WSOL account not found')).toBeVisible()
  await expect.element(button(dialog, 'Unwrap')).toBeDisabled()
  expect(amountField(dialog).query()).toBeNull()
})

it('R2-056 R2-210 R2-211 checks the amount on Hedera', async () => {
  const { dialog } = await openWrap('Hedera')
  await expect.element(dialog.getByRole('tab', { name: 'Wrap HBAR' })).toBeVisible()
  await amountField(dialog).fill('999999')
  await expect.element(dialog.getByText('Please enter a valid amount')).toBeVisible()
  await button(dialog, '25%').click()
  expect(fieldValue(amountField(dialog))).toBe('250')
  await dialog.getByRole('tab', { name: 'Unwrap WHBAR' }).click()
  await amountField(dialog).fill('1')
  await expect.element(dialog.getByText('Please enter a valid amount')).toBeVisible()
})

const CHAINS = {
  Solana: { coin: 'SOL', explorer: 'Solscan' },
  Hedera: { coin: 'HBAR', explorer: 'HashScan' },
} as const

it.each([
  ['R2-034 R2-287', 'Solana', '1500000000'],
  ['R2-289 R2-174', 'Hedera', '150000000'],
] as const)('%s wraps on %s, says so and reads the balances again', async (_, chain, amountRaw) => {
  const { coin, explorer } = CHAINS[chain]
  const { dialog, server, intents } = await openWrap(chain)
  const balances = readsOf(server, chain)
  await amountField(dialog).fill('1.5')
  await button(dialog, `Wrap 1.5 ${coin}`).click()
  await expect.element(progress(dialog).getByText('Preparing')).toBeVisible()
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'wrap',
    chain: chain.toLowerCase(),
    amountRaw,
  })
  intents.becomes('CONFIRMED')
  await expectTold(`Wrapped 1.5 ${coin} to W${coin}`, explorer)
  await expect.element(progress(dialog).getByText('Confirmed', { exact: true })).toBeVisible()
  await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
})

it('R2-035 R2-288 unwraps all on Solana without an amount', async () => {
  const { dialog, intents } = await openWrap('Solana', { before: holdWrappedSol })
  await dialog.getByRole('tab', { name: 'Unwrap WSOL' }).click()
  intents.becomes('CONFIRMED')
  await button(dialog, 'Unwrap').click()
  await expectTold('Unwrapped 1.5 WSOL to SOL', 'Solscan')
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'unwrap',
    chain: 'solana',
    amountRaw: 'all',
  })
})

it('R2-290 R2-174 unwraps an amount on Hedera and reads the balances again', async () => {
  const { dialog, server, intents } = await openWrap('Hedera', { before: holdWrappedHbar })
  await dialog.getByRole('tab', { name: 'Unwrap WHBAR' }).click()
  await amountField(dialog).fill('1.5')
  const balances = readsOf(server, 'Hedera')
  intents.becomes('CONFIRMED')
  await button(dialog, 'Unwrap 1.5 WHBAR').click()
  await expectTold('Unwrapped 1.5 WHBAR to HBAR', 'HashScan')
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'unwrap',
    chain: 'hedera',
    amountRaw: '150000000',
  })
  await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
})

async function expectTold(text: string, explorer: string): Promise<void> {
  await expect.element(notices().getByText(text, { exact: true })).toBeVisible()
  const link = notices().getByRole('link', { name: `View on ${explorer}` })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
}

/** From here on the readings of the wallet are listed. */
const readsOf = (server: StubServer, chain: 'Solana' | 'Hedera') =>
  server.answer(
    balanceRoutes.getWallet,
    server.recorded(balanceRoutes.getWallet, { chain: chain.toLowerCase() }),
  )

const holdWrappedSol = (server: StubServer) =>
  holdWrapped(server, 'solana', {
    ...{ token: 'So11111111111111111111111111111111111111112', symbol: 'WSOL', amountRaw: '1500000000' },
    tokenAccount: 'WrappedAccount',
  })

const holdWrappedHbar = (server: StubServer) =>
  holdWrapped(server, 'hedera', { token: '0.0.1456986', symbol: 'WHBAR', amountRaw: '150000000' })

function holdWrapped(server: StubServer, chain: ChainId, wrapped: Partial<HeldToken>): void {
  const known = server.recorded(balanceRoutes.getWallet, { chain })
  const [coin] = known.holdings
  if (coin === undefined) throw new Error(`no coin of ${chain} was recorded`)
  const holdings = [...known.holdings, { ...coin, ...wrapped, isWrapped: true }]
  server.answer(balanceRoutes.getWallet, { ...known, holdings })
}
