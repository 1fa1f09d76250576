import { afterAll, beforeAll, expect, it } from 'vitest'
import { USDC_TOKEN_ID } from './hedera-entities.ts'
import { newPerson, sendCall, signCall, startTestHedera, type TestHedera } from './start-test-hedera.ts'

let world: TestHedera
beforeAll(async () => {
  world = await startTestHedera()
})
afterAll(() => world?.stop())

it('keeps accounts, hashes, balances and history over a restart, and goes on from there', async () => {
  const person = newPerson()
  const friend = newPerson()
  await world.chain.fund(person.address, {
    nativeRaw: 1_000_000_000n,
    tokens: [{ address: USDC_TOKEN_ID, amountRaw: 42n }],
  })
  const raw = await signCall(world.chain, person, { to: friend.address, valueTinybar: 77n, gas: 100_000n })
  const sent = await sendCall(world.chain, person, { to: friend.address, valueTinybar: 77n, gas: 100_000n })
  await world.chain.ledger.sync()
  const before = {
    ids: [world.chain.accountId(person.address), world.chain.accountId(friend.address)],
    balance: await world.chain.node.getBalance({ address: person.address }),
    records: structuredClone(world.chain.ledger.records()),
  }
  expect(before.ids.every((id) => id !== null)).toBe(true)

  const startedMs = performance.now()
  const chain = await world.restart()
  expect(performance.now() - startedMs).toBeLessThan(10_000)
  expect([chain.accountId(person.address), chain.accountId(friend.address)]).toEqual(before.ids)
  expect(await chain.node.getBalance({ address: person.address })).toBe(before.balance)
  expect(await chain.isAssociated(person.address, USDC_TOKEN_ID)).toBe(true)
  expect(chain.ledger.records()).toEqual(before.records)
  expect(await chain.relay.handle('eth_getTransactionReceipt', [sent.hash])).toMatchObject({
    transactionHash: sent.hash,
    status: '0x1',
  })
  // The same bytes as before the restart: known, and not applied again.
  expect(await chain.relay.handle('eth_sendRawTransaction', [raw])).toBe(sent.hash)

  const third = newPerson()
  const again = await sendCall(chain, person, { to: third.address, valueTinybar: 5n, gas: 100_000n })
  expect(again.receipt.status).toBe('0x1')
  await chain.ledger.sync()
  expect(Number(chain.accountId(third.address)?.slice(4))).toBe(Number(before.ids[1]?.slice(4)) + 1)
  expect(chain.ledger.records().at(-1)).toMatchObject({ valueTinybar: '5', isSuccess: true })
  expect(chain.ledger.records()).toHaveLength(before.records.length + 1)
})
