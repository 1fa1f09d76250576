import { transactionRoutes } from '@windhover/core/transactions/contract'
import { expect, it } from 'vitest'
import { answerEveryState } from '../../testing/answers/activity.ts'
import { keepContacts } from '../../testing/answers/contacts.ts'
import { openBalances, balancesPanel as panel } from '../../testing/parts/balances.ts'
import { eventually, find, seen } from '../../testing/screen.ts'
import { makeIntent } from './__fixtures__/make-intent.ts'

const { listIntents } = transactionRoutes
const recent = () => panel().getByRole('region', { name: 'Recent activity', exact: true })
const param = (name: string) => new URLSearchParams(location.search).get(name)

it('shows the three newest beside what moved most, settled ones without a badge', async () => {
  const settled = (place: number, minutesAgo: number) => {
    const { intent } = makeIntent()
    return makeIntent({
      intent: { ...intent, id: crypto.randomUUID(), amountRaw: `${place}000000000` } as typeof intent,
      createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      receipt: {
        quoted: [],
        executed: [
          {
            token: 'native',
            symbol: 'SOL',
            decimals: 9,
            amountRaw: `${BigInt(place) * -1_000_000_000n}`,
            amountUsd: -100 * place,
          },
        ],
        fees: [],
        confirmedAt: null,
      },
    })
  }
  await openBalances({
    before: (server) => {
      keepContacts(server, [
        { name: 'Marta', address: '9wFk3TqYb1xVhJm8sRz2Lc7Nd4Pg6Qa5Ue3Ko2Lq7Rda', network: 'solana' },
      ])
      const intents = [settled(1, 0), settled(2, 1), settled(3, 26 * 60), settled(4, 27 * 60)]
      server.answer(listIntents, { intents, nextCursor: null })
    },
  })
  await eventually(() => seen(recent())).toMatch(/Sent 1 SOL\s+to Marta\s+\$100\.00\s+\d\d:\d\d\s+Sent 2 SOL/)
  expect(await seen(recent())).toMatch(/Sent 3 SOL\s+to Marta\s+\$300\.00\s+(Yesterday|\d+ \w+)/)
  expect(await seen(recent())).not.toContain('Sent 4 SOL')
  expect(await seen(recent())).not.toMatch(/Done|Confirmed/)
  await recent().getByRole('button', { name: 'See all' }).click()
  await eventually(() => param('app')).toBe('activity')
})

it('keeps the stage of what is under way, and opens the receipt of a row', async () => {
  await openBalances({ before: answerEveryState })
  await eventually(() => seen(recent())).toContain('Unwrap 150 WHBAR')
  expect(find('li', recent().element())).toHaveLength(3)
  expect(await seen(recent())).toMatch(/Preparing[\s\S]*Signing[\s\S]*Sent/)
  await recent()
    .getByRole('button', { name: /^Unwrap 150 WHBAR/ })
    .click()
  await eventually(() => param('app')).toBe('activity')
})

it('says what will be there while there is nothing, and when it could not be read', async () => {
  await openBalances({
    before: (server) => void server.answer(listIntents, { intents: [], nextCursor: null }),
  })
  await expect.element(recent().getByText('What you send, wrap or trade appears here.')).toBeVisible()
  expect(recent().getByRole('button').elements()).toEqual([])
  await openBalances({ before: (server) => void server.breakDown(listIntents) })
  await expect.element(recent().getByText('The activity could not be loaded.')).toBeVisible()
})
