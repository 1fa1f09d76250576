import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askRpc } from './chains/ask-rpc.ts'
import { madeEvmAddress } from './made-addresses.ts'
import { openFaultDesk } from './order-faults.ts'
import { readBaseFee } from './raise-base-fee.ts'

const LOOK = 'eth_getTransactionReceipt'
const OWNER = madeEvmAddress('a vault with money on its way')
const OFFER_WEI = 3_000_000_000n

let sandbox: TestSandbox
beforeAll(async () => {
  // At the chains' own pace: fees have to rise while a payment waits for its block.
  sandbox = await startTestSandbox({})
})
afterAll(() => sandbox?.stop())

const openDesk = () => {
  const ports = sandboxPortsFrom(Number(new URL(sandbox.httpUrl).port))
  const nodeUrls = {
    ethereum: `http://127.0.0.1:${ports.ethereumNode}`,
    bsc: `http://127.0.0.1:${ports.bscNode}`,
  }
  const product = { controlUrl: `${sandbox.httpUrl}/control/faults`, nodeUrls }
  return openFaultDesk(product, [OWNER]).then((desk) => ({ desk, node: nodeUrls.bsc }))
}
const lookOnce = () =>
  askRpc(sandbox.env.BSC_RPC_URL ?? '', LOOK, [`0x${'1'.repeat(64)}`]).then(
    () => 'answered',
    () => 'refused',
  )

it('counts what struck apart from what was ordered, one order of a kind after the other', async () => {
  const { desk } = await openDesk()
  const fail = { target: 'bsc', kind: 'server-error', match: LOOK } as const
  await desk.order({ ...fail, times: 2 })
  expect(await desk.look()).toEqual({ unstruck: ['bsc server-error'], strikes: 0 })
  expect(await lookOnce()).toBe('refused')
  await desk.order({ ...fail, times: 3 })
  expect(await desk.look()).toEqual({ unstruck: [], strikes: 1 })
  // The second order waits for the rest of the first.
  expect([await lookOnce(), await lookOnce()]).toEqual(['refused', 'answered'])
  expect(await desk.look()).toEqual({ unstruck: [], strikes: 2 })
  expect(await lookOnce()).toBe('refused')
  await desk.order({ target: 'hedera', kind: 'drop', times: 1, match: 'eth_sendRawTransaction' })
  expect(await desk.look()).toEqual({ unstruck: ['hedera drop'], strikes: 3 })
  expect(await desk.close()).toEqual({
    ordered: { 'bsc server-error': 5, 'hedera drop': 1 },
    struck: { 'bsc server-error': 3 },
  })
  expect(await lookOnce()).toBe('answered')
})

it('raises fees above what waits in the pool, and counts it once better paid bytes took its place', async () => {
  const { desk, node } = await openDesk()
  const usualWei = await readBaseFee(node)
  const rise = { target: 'bsc', kind: 'fee-rise', times: 1, match: '', delayMs: 15_000 } as const
  await desk.order(rise)
  await desk.order({ ...rise, target: 'ethereum' })
  await askRpc(node, 'anvil_setBalance', [OWNER, `0x${(10n ** 18n).toString(16)}`])
  await askRpc(node, 'anvil_impersonateAccount', [OWNER])
  const pay = (maxFeeWei: bigint) =>
    askRpc(node, 'eth_sendTransaction', [
      {
        from: OWNER,
        to: madeEvmAddress('somebody'),
        value: '0x1',
        gas: '0x5208',
        maxFeePerGas: `0x${maxFeeWei.toString(16)}`,
        maxPriorityFeePerGas: '0x1',
      },
    ])
  let hash = await pay(OFFER_WEI)
  await waitUntil({
    what: 'a block that asks for more, and a pool without the payment',
    timeoutMs: 20_000,
    check: async () => {
      // Its block came before the rise: the rise waits for the next one.
      if ((await askRpc(node, LOOK, [hash])) !== null) hash = await pay(OFFER_WEI)
      const isOut = (await askRpc(node, 'eth_getTransactionByHash', [hash])) === null
      return isOut && (await readBaseFee(node)) > OFFER_WEI
    },
  })
  expect((await desk.look()).unstruck).toEqual(['bsc fee-rise', 'ethereum fee-rise'])
  await pay(2n * OFFER_WEI)
  await waitUntil({
    what: 'the rise is counted',
    timeoutMs: 20_000,
    check: async () => !(await desk.look()).unstruck.includes('bsc fee-rise'),
  })
  expect(await desk.close()).toEqual({
    ordered: { 'bsc fee-rise': 1, 'ethereum fee-rise': 1 },
    struck: { 'bsc fee-rise': 1 },
  })
  await askRpc(node, 'anvil_mine', ['0x1'])
  expect(await readBaseFee(node)).toBe(usualWei)
})
