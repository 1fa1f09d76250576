import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  amountField,
  chooseToken,
  notices,
  openSend,
  openWrap,
  progress,
  type SendChain,
  send,
  walletSend,
} from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'

const CONFIRMED_WITHIN_MS = 90_000
const SOL_ADDRESS = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'

const asGuest = oneFundedGuest('send-money')

/** The notice with its explorer link, and the calm line in the dialog. */
async function expectDone(
  page: Page,
  dialog: Locator,
  done: { text: string; explorer: string },
): Promise<void> {
  await notices(page).getByText(done.text, { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
  const link = notices(page).getByRole('link', { name: `View on ${done.explorer}` })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
  await progress(dialog).getByText('Confirmed', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

const CASES: readonly {
  readonly id: string
  readonly chain: SendChain
  readonly coin: string
  readonly token: string
  readonly to: string
  readonly explorer: string
  readonly texts: readonly [string, string]
}[] = [
  {
    id: 'R2-284',
    chain: 'Solana',
    coin: '0.5',
    token: 'USDC',
    to: SOL_ADDRESS,
    explorer: 'Solscan',
    texts: ['Transfer successful', 'Transfer successful'],
  },
  {
    id: 'R2-285',
    chain: 'Ethereum',
    coin: '0.1',
    token: 'USDC',
    to: EVM_ADDRESS,
    explorer: 'Etherscan',
    texts: ['Transaction successful', 'Transaction successful'],
  },
  {
    id: 'R2-285',
    chain: 'BSC',
    coin: '0.1',
    token: 'USDT',
    to: EVM_ADDRESS,
    explorer: 'BscScan',
    texts: ['Transaction successful', 'Transaction successful'],
  },
  {
    id: 'R2-286 R2-174',
    chain: 'Hedera',
    coin: '5',
    token: 'USDC',
    to: EVM_ADDRESS,
    explorer: 'HashScan',
    texts: ['Hedera transfer sent', 'Hedera token transfer sent'],
  },
]

/** On Hedera an account accepts a token before it can receive it; the vault's own has. */
async function tokenRecipient(page: Page, { chain, to }: (typeof CASES)[number]): Promise<string> {
  if (chain !== 'Hedera') return to
  return await page.evaluate(async () => (await (await fetch('/api/vaults')).json())[0].ethAddress)
}

/** The network gave the address its number when the first HBAR arrived there. */
function accountIdOf(page: Page, address: string): Promise<string> {
  return page.evaluate(
    async (asked) => (await (await fetch(`/api/hedera/accounts/${asked}`)).json()).accountId,
    address,
  )
}

it.each(CASES)('$id R2-175 sends the coin and a token on $chain', async (each) => {
  await asGuest({}, async (page) => {
    const dialog = await openSend(page, each.chain)
    const before = await dialog.getByText(/^Balance/).textContent()
    await send(dialog, { amount: each.coin, to: each.to })
    await expectDone(page, dialog, { text: each.texts[0], explorer: each.explorer })

    await walletSend(page).click()
    await expect.poll(() => dialog.getByText(/^Balance/).textContent(), { timeout: 30_000 }).not.toBe(before)
    await dialog.getByRole('button', { name: 'Addresses paid before' }).waitFor()
    await chooseToken(page, dialog, each.token)
    await send(dialog, { amount: '10', to: await tokenRecipient(page, each) })
    await expectDone(page, dialog, { text: each.texts[1], explorer: each.explorer })
  })
})

it('R2-204 sends to a Hedera account id by the address behind it', async () => {
  await asGuest({}, async (page) => {
    const accountId = await accountIdOf(page, EVM_ADDRESS)
    const dialog = await openSend(page, 'Hedera')
    const [submitted] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/transactions')),
      send(dialog, { amount: '3', to: accountId }),
    ])
    expect(submitted.postDataJSON().intent.to.toLowerCase()).toBe(EVM_ADDRESS)
    await expectDone(page, dialog, { text: 'Hedera transfer sent', explorer: 'HashScan' })
  })
})

it.each([
  { ids: 'R2-287 R2-288 R2-034 R2-035', chain: 'Solana', coin: 'SOL', explorer: 'Solscan' },
  { ids: 'R2-289 R2-290 R2-174', chain: 'Hedera', coin: 'HBAR', explorer: 'HashScan' },
] as const)('$ids wraps and unwraps on $chain', async ({ chain, coin, explorer }) => {
  await asGuest({}, async (page) => {
    const dialog = await openWrap(page, chain)
    await amountField(dialog).fill('1.5')
    await dialog.getByRole('button', { name: `Wrap 1.5 ${coin}` }).click()
    await expectDone(page, dialog, { text: `Wrapped 1.5 ${coin} to W${coin}`, explorer })

    const again = await openWrap(page, chain)
    await again.getByRole('tab', { name: `Unwrap W${coin}` }).click()
    if (chain === 'Hedera') await amountField(again).fill('1.5')
    await again.getByRole('button', { name: /^Unwrap( 1\.5 WHBAR)?$/ }).click()
    await expectDone(page, again, { text: `Unwrapped 1.5 W${coin} to ${coin}`, explorer })
  })
})
