import { balanceRoutes } from '@windhover/core/balances/contract'
import { sumOverview } from '@windhover/core/balances/sum-overview'
import { referralRoutes } from '@windhover/core/referrals/contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { STALE, UNKNOWN, unpriced, walletOf } from '../../testing/answers/balances.ts'
import { happensAtOnce, holdTimers, passTime } from '../../testing/held-time.ts'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import {
  eventually,
  find,
  focused,
  press,
  seen,
  takePicture,
  textsOf,
  tryAgainAfter,
} from '../../testing/screen.ts'

const USD = /^\$[\d,]+\.\d\d$/
const cards = () => find('[data-chain]')
const cardText = (chain: string) => find(`[data-chain="${chain}"]`)[0]?.innerText ?? ''

it('R2-002 R2-006 R2-007 R2-315 shows what a funded vault is worth, on three cards', async () => {
  const { vaultId } = await openBalances()
  await expect
    .element(panel().getByRole('heading', { name: `Vault #${vaultId}`, level: 2, exact: true }))
    .toBeVisible()
  const total = panel().getByRole('region', { name: 'Total value' })
  await eventually(async () => (await seen(total)).split(/\n+/)[1]).toMatch(USD)
  expect(cards().map(({ innerText }) => innerText.split('\n')[0])).toEqual(['Solana', 'Hedera', 'EVM'])
  for (const { innerText } of cards()) expect(innerText.split('\n')[1]).toMatch(USD)
  expect(cardText('ethereum')).toMatch(/Ethereum\s+\$[\d,.]+\s+BSC\s+\$[\d,.]+/)
  await expect.element(panel().getByRole('img', { name: /^Allocation: \w+ \d+\.\d%/ })).toBeVisible()
  await expect
    .element(
      panel().getByRole('img', { name: /^Value (over 24 hours|since [\d:]+): from \$[\d,.]+ to \$[\d,.]+$/ }),
    )
    .toBeVisible()
})

it('R2-007 shows at most five logos on a card', async () => {
  const given = sumOverview([walletOf('solana'), walletOf('hedera', { holdings: [] }), walletOf('ethereum')])
  await openBalances({ before: (server) => void server.answer(balanceRoutes.getOverview, given) })
  const logos = (chain: string) => find(`[data-chain="${chain}"] [data-testid="token-logo"]`).length
  await eventually(() => logos('solana')).toBe(5)
  expect(logos('hedera')).toBe(0)
})

it('R2-008 R2-009 opens the detail of each chain and comes back by its Back button, by keys alone', async () => {
  await openBalances()
  for (const [title, chain] of [
    ['Solana', 'Solana'],
    ['Hedera', 'Hedera'],
    ['EVM', 'Ethereum'],
  ] as const) {
    const card = panel()
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${title}`) })
    await expect.element(card).toBeVisible()
    card.element().focus()
    await press('{Enter}')
    await expect.element(panel().getByRole('heading', { name: chain, level: 2, exact: true })).toBeVisible()
    expect(cards()).toHaveLength(0)
    await eventually(() => focused()?.textContent).toBe('Back')
    await press('{Enter}')
    await expect.element(panel().getByRole('heading', { name: /^Vault #\d+$/, level: 2 })).toBeVisible()
    await eventually(() => focused()?.getAttribute('data-chain')).toBe(chain.toLowerCase())
  }
})

it('R2-004 R2-005 lists three deposit addresses, and each button copies the full one', async () => {
  const { server } = await openBalances()
  await panel().getByRole('button', { name: 'Deposit', exact: true }).click()
  const popover = page.getByRole('dialog', { name: 'Deposit', exact: true })
  const [vault] = server.recorded(vaultRoutes.listVaults)
  const addresses = {
    Solana: vault?.publicKey,
    EVM: vault?.ethAddress,
    Hedera: vault?.ethAddress,
  }
  for (const [network, address] of Object.entries(addresses)) {
    await popover.getByRole('button', { name: `Copy ${network} address` }).click()
    await eventually(() => navigator.clipboard.readText()).toBe(address)
  }
  await press('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
})

it('R2-320 shows for two seconds that an address was copied', async () => {
  await openBalances()
  await panel().getByRole('button', { name: 'Deposit', exact: true }).click()
  const popover = page.getByRole('dialog', { name: 'Deposit', exact: true })
  const copy = popover.getByRole('button', { name: 'Copy Solana address' })
  await expect.element(copy).toBeVisible()
  const button = copy.element() as HTMLElement
  const isCopied = () => button.getAttribute('aria-label') === 'Copied'
  holdTimers()
  button.click()
  await happensAtOnce(isCopied)
  await passTime(1_999)
  expect(isCopied()).toBe(true)
  await passTime(1)
  expect(isCopied()).toBe(false)
  vi.useRealTimers()
})

it('R1-184 R2-001 R2-003 shows the referral code of the vault, and copies its link', async () => {
  await openBalances()
  const code = panel().getByRole('button', { name: /^Referral [A-Z]{3}-[2-9A-Z]{6}, copy the link$/ })
  await code.click()
  const [, shown = ''] = /(\w{3}-\w{6})/.exec(await seen(code)) ?? []
  await eventually(() => navigator.clipboard.readText()).toBe(`${location.origin}/?ref=${shown}`)
  await expect.element(page.getByText('Referral link copied').first()).toBeVisible()
})

it("R1-328 says 'Failed to fetch referral code' where it cannot, and goes on when it can", async () => {
  const { server } = await openBalances({
    theme: 'light',
    before: (stubs) => void stubs.breakDown(referralRoutes.getReferral),
  })
  const alert = panel().getByRole('alert').getByText('Failed to fetch referral code')
  await expect.element(alert.first()).toBeVisible()
  await takePicture('balances-referral-failed-desktop-light')
  await tryAgainAfter(
    () => server.answer(referralRoutes.getReferral, server.recorded(referralRoutes.getReferral)),
    panel().getByRole('button', { name: 'Try again' }).first(),
  )
  await expect.element(panel().getByRole('button', { name: /^Referral / })).toBeVisible()
})

it('marks what could not be read and what is old, and never calls it zero', async () => {
  const unread = (['solana', 'hedera', 'ethereum'] as const).map((chain) =>
    walletOf(chain, { ...UNKNOWN, holdings: [] }),
  )
  const given = [
    walletOf('solana', { ...UNKNOWN, holdings: [] }),
    walletOf('hedera', STALE),
    walletOf('ethereum', { holdings: [unpriced] }),
  ]
  await openBalances({
    before: (server) => void server.answer(balanceRoutes.getOverview, sumOverview(given)),
  })
  await eventually(() => cardText('solana')).toContain('Unavailable')
  expect(cardText('solana')).not.toContain('$0.00')
  expect(cardText('hedera')).toContain('as of 2 Jan')
  expect(cardText('ethereum')).toContain('Tokens without a price are not counted')

  await openBalances({
    before: (server) => void server.answer(balanceRoutes.getOverview, sumOverview(unread)),
  })
  await eventually(() => cardText('ethereum')).toContain('Unavailable')
  const total = textsOf(panel().getByRole('region', { name: 'Total value' })).join('\n')
  expect(total).toContain('Unavailable')
  expect(total).not.toMatch(/Total value\s+\$0\.00/)
})

it('keeps the room while it loads, and says when nothing came', async () => {
  const { server } = await openBalances({ before: (stubs) => void stubs.hold(balanceRoutes.getOverview) })
  await expect.element(panel().getByText('Loading balances')).toBeInTheDocument()
  const before = (stubs: typeof server) => void stubs.breakDown(balanceRoutes.getOverview)
  const again = await openBalances({ before })
  await expect.element(panel().getByRole('alert').getByText('Balances could not be loaded.')).toBeVisible()
  await tryAgainAfter(
    () => again.server.answer(balanceRoutes.getOverview, again.server.recorded(balanceRoutes.getOverview)),
    panel().getByRole('button', { name: 'Try again' }),
  )
  await eventually(() => cards().length).toBe(3)
})
