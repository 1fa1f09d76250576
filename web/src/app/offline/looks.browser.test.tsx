import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import { openChat, say } from '../../testing/parts/chat.ts'
import { openFilledCard } from '../../testing/parts/swaps.ts'
import { appears, find } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

async function loseConnection(server: StubServer): Promise<void> {
  await expect.poll(() => find('section.sr-only').length).toBe(1)
  server.goOffline()
  await appears(page.getByRole('region', { name: 'Connection' }))
}

it.each(SIZES)(
  'has no axe violation and nothing too wide, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const balances = await openBalances(size)
    await expect.element(panel().getByRole('img', { name: /^Value (over|since) / })).toBeVisible()
    await loseConnection(balances.server)
    await expectGoodLook('offline-balances')

    const swap = await openFilledCard('Solana', size)
    await loseConnection(swap.server)
    await expectGoodLook('offline-swap')

    const chat = await openChat(size)
    await loseConnection(chat.server)
    await expectGoodLook('offline-chat-empty')
    await say('and what does the unlock on 24 May mean for the price?')
    await expect.element(page.getByText("Not sent yet. Goes out when you're back.")).toBeVisible()
    await expectGoodLook('offline-chat-unsent')
  },
)
