import { CHAINS } from '@windhover/core/chains/all-chains'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Page } from 'playwright-core'
import { approveInPage } from '../support/approve-in-page.ts'

/** Nobody can spend from these. */
const NOBODY = {
  solana: '1nc1nerator11111111111111111111111111111111',
  ethereum: '0x000000000000000000000000000000000000dEaD',
  bsc: '0x000000000000000000000000000000000000dEaD',
  // There an address of zeros is an account number, which must exist; any other makes an account.
  hedera: '0x91aC04Be77C2dD51A0e63F58Cc4B1a29F03577E2',
}

/** A hundredth of the native coin on every chain, asked for over the api with a key of the vault and approved by the page. */
export async function sendNative(page: Page, vaultId: string): Promise<void> {
  const intents = Object.values(CHAINS).map(
    ({ id: chain, native }): Intent => ({
      id: crypto.randomUUID(),
      vaultId,
      type: 'transfer',
      chain,
      token: 'native',
      to: NOBODY[chain],
      amountRaw: `${10n ** BigInt(native.decimals - 2)}`,
    }),
  )
  const approvals = await approveInPage(page, intents)
  const answers = await page.evaluate(
    async ({ path, vaultId, intents, approvals }) => {
      const post = (url: string, body: object, headers: Record<string, string> = {}) =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      const { key } = await (await post(`/api/vaults/${vaultId}/keys`, { label: 'test' })).json()
      const sent = intents.map((intent, index) =>
        post(path, { vaultId, intent, approval: approvals[index] }, { 'x-api-key': key }),
      )
      return Promise.all(sent.map(async (answer) => ((await answer).ok ? '' : await (await answer).text())))
    },
    { path: approvalRoutes.submitIntent.path, vaultId, intents, approvals },
  )
  const refused = answers.filter((text) => text !== '')
  if (refused.length > 0) throw new Error(`not taken: ${refused.join('\n')}`)
}
