import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  chooseToken,
  notices,
  openSend,
  progress,
  type SendChain,
  send,
  walletSend,
} from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { amountsOf, expectBalancesOfReceipt } from '../support/vault-money.ts'

const CONFIRMED_WITHIN_MS = 90_000
const SOL_ADDRESS = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'

const asGuest = oneFundedGuest('real-sends')

type Sends = {
  readonly id: string
  readonly chain: SendChain
  readonly coin: string
  readonly token: string
  readonly to: string
  readonly texts: readonly [string, string]
}

/** One network of each kind; BSC runs on the code of Ethereum. */
const CASES: readonly Sends[] = [
  {
    id: 'R2-284',
    ...{ chain: 'Solana', coin: '0.5', token: 'USDC', to: SOL_ADDRESS },
    texts: ['Transfer successful', 'Transfer successful'],
  },
  {
    id: 'R2-285',
    ...{ chain: 'Ethereum', coin: '0.1', token: 'USDC', to: EVM_ADDRESS },
    texts: ['Transaction successful', 'Transaction successful'],
  },
  {
    id: 'R2-286 R2-174',
    ...{ chain: 'Hedera', coin: '5', token: 'USDC', to: EVM_ADDRESS },
    texts: ['Hedera transfer sent', 'Hedera token transfer sent'],
  },
]

it.each(CASES)('$id R2-175 sends the coin and a token on $chain, and the receipts are what moved', (each) =>
  asGuest({}, async (page) => {
    const chain = each.chain.toLowerCase()
    const dialog = await openSend(page, each.chain)
    const shownBefore = await dialog.getByText(/^Balance/).textContent()
    let before = await amountsOf(page, chain)
    await send(dialog, { amount: each.coin, to: each.to })
    await expectDone(page, dialog, { text: each.texts[0], chain })
    await expectBalancesOfReceipt(page, chain, before)

    await walletSend(page).click()
    await expect
      .poll(() => dialog.getByText(/^Balance/).textContent(), { timeout: 30_000 })
      .not.toBe(shownBefore)
    await dialog.getByRole('list', { name: 'Paid before' }).waitFor()
    await chooseToken(page, dialog, each.token)
    before = await amountsOf(page, chain)
    await send(dialog, { amount: '10', to: await tokenRecipient(page, each) })
    await expectDone(page, dialog, { text: each.texts[1], chain })
    await expectBalancesOfReceipt(page, chain, before)
  }),
)

/** The last of the file: the vault keeps the limit. */
it('refuses a guest what is above the limit of the vault, and says so', () =>
  asGuest({}, async (page) => {
    await page.goto('/?app=settings')
    await page.getByRole('button', { name: /^Safety/ }).click()
    const limit = page.getByRole('textbox', { name: 'Limit per transaction in US dollars' })
    await limit.fill('20')
    await limit.press('Enter')
    await notices(page).getByText('Limit lowered', { exact: true }).waitFor()

    const dialog = await openSend(page, 'Ethereum')
    const before = await amountsOf(page, 'ethereum')
    await send(dialog, { amount: '0.1', to: EVM_ADDRESS })
    const reason = 'This is above your limit for one transaction.'
    await progress(dialog).getByText(reason, { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
    await progress(dialog).getByText('Refused', { exact: true }).waitFor()
    await notices(page).getByText(reason, { exact: true }).waitFor()
    expect(await amountsOf(page, 'ethereum')).toEqual(before)
  }))

/** The notice with its explorer link, and the last step in the dialog. */
async function expectDone(page: Page, dialog: Locator, done: { text: string; chain: string }): Promise<void> {
  await notices(page).getByText(done.text, { exact: true }).waitFor({ timeout: CONFIRMED_WITHIN_MS })
  const link = notices(page).getByRole('link', { name: 'View on explorer' })
  expect(await link.getAttribute('href')).toContain(`/explorer/${done.chain}/`)
  await progress(dialog).getByText('Confirmed', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** On Hedera an account accepts a token before it can receive it; the vault's own has. */
async function tokenRecipient(page: Page, { chain, to }: Sends): Promise<string> {
  if (chain !== 'Hedera') return to
  return await page.evaluate(async () => (await (await fetch('/api/vaults')).json())[0].ethAddress)
}
