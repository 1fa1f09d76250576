import { type IntentView, type ReceiptView, transactionRoutes } from '@windhover/core/transactions/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { selectedVaultId } from './person.ts'
import { eventually } from './shell-eventually.ts'

/** What the selected vault really holds and really did, asked as its browser would. */

type Amounts = Readonly<Record<string, bigint>>

export async function amountsOf(page: Page, chain: string): Promise<Amounts> {
  const vaultId = await selectedVaultId(page)
  const holdings = await page.evaluate(
    async (asked) => {
      const answer = await fetch(`/api/faucet/holdings?vaultId=${asked.vaultId}`)
      const chains: { chain: string; holdings?: { token: string; amountRaw: string }[] }[] =
        await answer.json()
      return chains.find((each) => each.chain === asked.chain)?.holdings ?? []
    },
    { vaultId, chain },
  )
  return Object.fromEntries(holdings.map(({ token, amountRaw }) => [token.toLowerCase(), BigInt(amountRaw)]))
}

/** The intents of the vault on a chain, newest first. */
export async function intentsOf(page: Page, chain: string): Promise<readonly IntentView[]> {
  const vaultId = await selectedVaultId(page)
  const url = `${transactionRoutes.listIntents.path}?vaultId=${vaultId}&chain=${chain}`
  return await page.evaluate(async (asked) => (await (await fetch(asked)).json()).intents, url)
}

/** Every coin is where the receipt says: what the vault holds has changed by what was executed and paid, exactly. */
export async function expectBalancesOfReceipt(
  page: Page,
  chain: string,
  before: Amounts,
): Promise<ReceiptView> {
  const newest = async () => (await intentsOf(page, chain))[0]?.receipt ?? null
  await eventually(newest).not.toBeNull()
  const receipt = await newest()
  if (receipt === null) throw new Error(`the receipt on ${chain} is gone`)
  const expected = { ...before }
  for (const [token, amountRaw] of changesOf(receipt)) {
    expected[token] = (expected[token] ?? 0n) + amountRaw
  }
  expect(expected, 'something moved').not.toEqual(before)
  await eventually(() => amountsOf(page, chain)).toEqual(expected)
  return receipt
}

function changesOf(receipt: ReceiptView): readonly (readonly [string, bigint])[] {
  const paid = receipt.fees.filter(({ kind, isOwed }) => kind !== 'venue' && isOwed !== true)
  return [
    ...receipt.executed.map(({ token, amountRaw }) => [token, BigInt(amountRaw)] as const),
    ...paid.map(({ token, amountRaw }) => [token, -BigInt(amountRaw)] as const),
  ].map(([token, amountRaw]) => [token.toLowerCase(), amountRaw] as const)
}
