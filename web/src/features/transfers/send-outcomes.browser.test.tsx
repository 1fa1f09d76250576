import { balanceRoutes } from '@windhover/core/balances/contract'
import { chainErrors } from '@windhover/core/chains/errors'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, type ChainName, fieldValue, notices, progress } from '../../testing/parts/money-app.ts'
import {
  amountField,
  openSend,
  openWrap,
  recipientField,
  send,
  walletSend,
} from '../../testing/parts/transfers.ts'
import { eventually, expectNoAxeViolations, focused } from '../../testing/screen.ts'

const KNOWN = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'

type Sends = {
  readonly id: string
  readonly chain: ChainName
  readonly token: string
  readonly to: string
  readonly explorer: string
  readonly texts: readonly [string, string]
}

const SENDS: readonly Sends[] = [
  {
    ...{ id: 'R2-284', token: 'USDC', to: KNOWN, explorer: 'Solscan' },
    chain: 'Solana',
    texts: ['Transfer successful', 'Transfer successful'],
  },
  {
    ...{ id: 'R2-285', token: 'USDC', to: EVM_ADDRESS, explorer: 'Etherscan' },
    chain: 'Ethereum',
    texts: ['Transaction successful', 'Transaction successful'],
  },
  {
    ...{ id: 'R2-285', token: 'USDT', to: EVM_ADDRESS, explorer: 'BscScan' },
    chain: 'BSC',
    texts: ['Transaction successful', 'Transaction successful'],
  },
  {
    ...{ id: 'R2-286 R2-174', token: 'USDC', to: EVM_ADDRESS, explorer: 'HashScan' },
    chain: 'Hedera',
    texts: ['Hedera transfer sent', 'Hedera token transfer sent'],
  },
]
it.each(SENDS)('$id R2-175 tells of a coin and a token sent on $chain', async (each) => {
  const { dialog, server, intents } = await openSend(each.chain)
  const { getWallet } = balanceRoutes
  const balances = server.answer(getWallet, server.recorded(getWallet, { chain: each.chain.toLowerCase() }))
  for (const [place, symbol] of [null, each.token].entries()) {
    if (symbol !== null) {
      await walletSend().click()
      await dialog.getByRole('button', { name: /^Token / }).click()
      await page.getByRole('menuitemradio', { name: new RegExp(`^${symbol}\\b`) }).click()
    }
    await send(dialog, { amount: '1', to: each.to })
    await expect.element(progress(dialog).getByText('Preparing')).toBeVisible()
    intents.becomes('CONFIRMED')
    await expect.element(notices().getByText(each.texts[place] ?? '', { exact: true })).toBeVisible()
    const link = notices().getByRole('link', { name: `View on ${each.explorer}` })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    await expect.element(progress(dialog).getByText('Confirmed', { exact: true })).toBeVisible()
    await eventually(() => balances.map(({ query }) => query.get('refresh'))).toContain('true')
    balances.splice(0)
    await button(dialog, 'Done').click()
    intents.becomes('APPROVED')
  }
  expect(intents.submitted.map((intent) => ('token' in intent ? intent.token === 'native' : null))).toEqual([
    true,
    false,
  ])
})

it('offers the addresses that were paid before', async () => {
  const paid = { address: KNOWN, times: 2, lastPaidAt: '2026-05-01T00:00:00.000Z' }
  const { dialog } = await openSend('Solana', {
    before: (server) => void server.answer(transactionRoutes.listRecipients, { recipients: [paid] }),
  })
  await dialog.getByRole('list', { name: 'Paid before' }).getByRole('button').click()
  await expect.element(dialog.getByRole('group', { name: 'Recipient address' })).toBeVisible()
})

it('says that the outcome is unknown while it is, and goes on when it is known', async () => {
  const { dialog, intents } = await openSend('Solana')
  await send(dialog, { amount: '1', to: KNOWN })
  await expect.element(progress(dialog).getByText('Preparing')).toBeVisible()
  await eventually(() => progress(dialog).element() === focused()).toBe(true)
  intents.becomes('UNKNOWN')
  await expect.element(progress(dialog).getByText(/Don’t repeat it\./)).toBeVisible()
  await expectNoAxeViolations('unknown outcome')
  // Closed or not, the end is told.
  await button(dialog, 'Close').last().click()
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Transfer successful')).toBeVisible()
})

const SKIPPED = chainErrors.rejected({ text: 'Slot skipped' })

it.each([
  ['R2-269', 'Solana', 'Transfer failed: Slot skipped', SKIPPED, KNOWN],
  ['R2-269', 'Solana', 'Transfer failed', null, KNOWN],
  ['R2-270', 'Ethereum', 'Failed to send transaction', null, EVM_ADDRESS],
  ['R2-269', 'Hedera', 'Transfer failed', null, EVM_ADDRESS],
] as const)('%s tells of a failure on %s: %s', async (_, chain, text, error, to) => {
  const { dialog, intents } = await openSend(chain)
  intents.becomes('FAILED', error)
  await send(dialog, { amount: '1', to })
  await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
  await button(dialog, 'Back to the form').click()
  await expect.element(amountField(dialog)).toHaveValue('')
})

it.each([
  ['R2-272', 'Solana', 'Wrap 1 SOL', 'Failed to wrap SOL'],
  ['R2-275', 'Hedera', 'Wrap 1 HBAR', 'Failed to wrap HBAR'],
] as const)('%s tells of a failed wrap on %s', async (_, chain, name, text) => {
  const { dialog, intents } = await openWrap(chain)
  intents.becomes('FAILED')
  await amountField(dialog).fill('1')
  await button(dialog, name).click()
  await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
})

it('R2-270 keeps what was typed when it is refused without a reason', async () => {
  const { dialog, intents } = await openSend('Ethereum')
  intents.submits = 'refused-without-words'
  await send(dialog, { amount: '1', to: EVM_ADDRESS })
  await expect.element(page.getByRole('alert').getByText('Failed to send transaction')).toBeVisible()
  expect(fieldValue(amountField(dialog))).toBe('1')
})

it('asks again under the same id when no answer came', async () => {
  const { dialog, intents } = await openSend('Solana')
  intents.submits = 'no-answer-of-ours'
  await send(dialog, { amount: '1', to: KNOWN })
  await expect.element(dialog.getByText(/it can’t happen twice/)).toBeVisible()
  expect(intents.submitted).toHaveLength(4)
  intents.submits = 'taken'
  await button(dialog, 'Ask again').click()
  await expect.element(progress(dialog).getByText('Preparing')).toBeVisible()
  expect(intents.submitted).toHaveLength(5)
  expect(new Set(intents.submitted.map(({ id }) => id)).size).toBe(1)
  intents.becomes('CONFIRMED')
  await expect.element(notices().getByText('Transfer successful')).toBeVisible()
})

it('a simulation that fails cannot be sent', async () => {
  const { dialog, intents } = await openSend('Solana')
  intents.preview = { succeeds: false, reason: 'The account is frozen.', warnings: [] }
  await amountField(dialog).fill('1')
  await recipientField(dialog).fill(KNOWN)
  await expect.element(dialog.getByText(/The account is frozen\.$/)).toBeVisible()
  await expect.element(button(dialog, 'This would fail')).toBeDisabled()
})
