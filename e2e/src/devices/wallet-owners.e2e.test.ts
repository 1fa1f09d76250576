import {
  createEthereumWallet,
  createSolanaWallet,
  type SoftwareWallet,
} from '@windhover/testkit/software-wallets'
import { expect, it } from 'vitest'
import { say } from '../chat/chat-parts.ts'
import { installWallet } from '../support/browser-wallets.ts'
import { approve, expectSettled, SOMEBODY, send, swap, unlockAndFund } from '../support/chat-money.ts'
import { oneBrowser } from '../support/one-browser.ts'
import * as person from '../support/person.ts'

const visit = oneBrowser()

/** Keeps every text the wallet was shown. */
function watched(wallet: SoftwareWallet): { readonly wallet: SoftwareWallet; readonly shown: string[] } {
  const shown: string[] = []
  const sign = async (message: string) => {
    shown.push(message)
    return await wallet.sign(message)
  }
  return { shown, wallet: { ...wallet, sign } }
}

it.each([
  { chain: 'Ethereum', make: createEthereumWallet },
  { chain: 'Solana', make: createSolanaWallet },
])(
  'a wallet of $chain owns the vault: it signs once to sign up, not for a swap, and again for somebody new or a large sum',
  ({ chain, make }) =>
    visit(`wallet-owner-${chain}`, { passkeys: false }, async ({ page, context }) => {
      const { wallet, shown } = watched(make())
      await installWallet(context, wallet)
      await page.goto('/')
      await page.getByRole('button', { name: `Sign in with ${chain}` }).click()
      await page.getByRole('heading', { name: 'Your first vault is ready' }).waitFor()
      expect(shown).toHaveLength(1)
      expect(shown[0]).toContain('own my Windhover vaults, with everything in them.')
      await person.openWorkspace(page)
      await unlockAndFund(page)

      await swap(page, '0.1')
      await expectSettled(page, 1)
      expect(shown, 'within what the browser was lent').toHaveLength(1)

      await send(page, '0.01')
      const asked = page.getByRole('dialog', { name: 'Confirm with your wallet' })
      await asked.getByText('You are paying someone new').waitFor()
      await asked.getByRole('button', { name: 'Cancel' }).click()
      await asked.waitFor({ state: 'hidden' })
      await expectSettled(page, 1)
      await approve(page).click()
      await asked.getByRole('button', { name: 'Sign with wallet' }).click()
      await expectSettled(page, 2)
      expect(shown).toHaveLength(2)
      expect(shown[1]).toContain(`0.01 SOL to ${SOMEBODY}`)

      await say(page, 'swap 1 ETH for USDC')
      await approve(page).click()
      await asked.getByText('This is more than this browser may spend').waitFor()
      await asked.getByRole('button', { name: 'Sign with wallet' }).click()
      await expectSettled(page, 3)
      expect(shown).toHaveLength(3)
      expect(shown[2]).toContain('swap on Ethereum, 1 ETH.')
    }),
)
