import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@windhover/testkit/free-port'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { awaitReceipt } from './await-receipt.ts'
import { type Anvil, startAnvil } from './start-anvil.ts'

const ALICE = '0x00000000000000000000000000000000000000a1'
const BOB = '0x00000000000000000000000000000000000000b0'
let stateDir = ''
let running: Anvil[] = []

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'windhover-anvil-'))
})
afterEach(async () => {
  await Promise.all(running.map((anvil) => anvil.stop()))
  running = []
  await rm(stateDir, { recursive: true, force: true })
})

async function start(blockTimeMs?: number): Promise<Anvil> {
  const port = await freePort()
  const anvil = await startAnvil({
    chainId: 1,
    port,
    stateDir,
    ...(blockTimeMs === undefined ? {} : { blockTimeMs }),
  })
  running.push(anvil)
  return anvil
}

async function pay(anvil: Anvil, value: bigint): Promise<`0x${string}`> {
  await anvil.admin.setBalance({ address: ALICE, value: 10n ** 20n })
  await anvil.admin.impersonateAccount({ address: ALICE })
  return anvil.admin.sendUnsignedTransaction({ from: ALICE, to: BOB, value, gas: 21_000n })
}

it('keeps balances, receipts and the right time over an orderly stop', async () => {
  const first = await start()
  const hash = await pay(first, 7n)
  await awaitReceipt(first.node, hash)
  await first.stop()
  const second = await start()
  expect(await second.node.getBalance({ address: BOB })).toBe(7n)
  expect((await second.node.getTransactionReceipt({ hash })).status).toBe('success')
  await awaitReceipt(second.node, await pay(second, 1n))
  const { timestamp } = await second.node.getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1_000)).toBeLessThan(60)
})

it('seals a block for a waiting transaction at the next beat, and few blocks at rest', async () => {
  const anvil = await start(200)
  const hash = await pay(anvil, 1n)
  expect((await anvil.node.getTransaction({ hash })).blockNumber).toBeNull()
  await waitUntil({
    what: 'the receipt',
    check: async () => (await anvil.node.getTransactionReceipt({ hash }).catch(() => null)) !== null,
    timeoutMs: 2_000,
  })
  const before = await anvil.node.getBlockNumber()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const made = (await anvil.node.getBlockNumber()) - before
  expect(made).toBeGreaterThanOrEqual(1n)
  expect(made).toBeLessThanOrEqual(2n)
})

it('does not outlive an owner that is killed, and has saved its state', async () => {
  const port = await freePort()
  const script = join(stateDir, 'owner.ts')
  const source = new URL('./start-anvil.ts', import.meta.url).href
  await writeFile(
    script,
    `import { startAnvil } from '${source}'
     const anvil = await startAnvil({ chainId: 1, port: ${port}, stateDir: '${stateDir}' })
     await anvil.admin.setBalance({ address: '${BOB}', value: 9n })
     console.log('ready')`,
  )
  const owner = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => owner.stdout.once('data', resolve))
  const guard = Number(await readFile(join(stateDir, 'guard.pid'), 'utf8'))
  owner.kill('SIGKILL')
  await waitUntil({ what: 'the end of the guard', check: () => !isAlive(guard) })
  expect(existsSync(join(stateDir, 'state.json'))).toBe(true)
  const next = await start()
  expect(await next.node.getBalance({ address: BOB })).toBe(9n)
})

it('takes the last whole state where a later one broke off', async () => {
  const first = await start()
  await first.admin.setBalance({ address: BOB, value: 5n })
  await first.stop()
  await writeFile(join(stateDir, 'state.part.json'), '{"block":{"number":"0x')
  const second = await start()
  expect(await second.node.getBalance({ address: BOB })).toBe(5n)
})

it('sheds old empty blocks and the insides of old transactions, but no receipt', async () => {
  const first = await start()
  const hash = await pay(first, 3n)
  const { blockNumber } = await awaitReceipt(first.node, hash)
  await first.admin.mine({ blocks: 500 })
  await first.stop()
  const fullSize = (await stat(join(stateDir, 'state.json'))).size
  const second = await start()
  expect((await stat(join(stateDir, 'state.json'))).size).toBeLessThan(fullSize / 2)
  expect((await second.node.getTransactionReceipt({ hash })).blockNumber).toBe(blockNumber)
  expect((await second.node.getTransaction({ hash })).value).toBe(3n)
  expect(await second.node.getBlockNumber()).toBe(blockNumber + 500n)
  // What a slim transaction is asked for in vain must not take the node down.
  const traced = second.admin.request({ method: 'trace_transaction' as never, params: [hash] as never })
  await traced.catch(() => undefined)
  expect(await second.node.getBalance({ address: BOB })).toBe(3n)
})

it('says why a node did not start', async () => {
  const first = await start()
  const port = Number(new URL(first.url).port)
  const other = await mkdtemp(join(tmpdir(), 'windhover-anvil-'))
  await expect(startAnvil({ chainId: 1, port, stateDir: other })).rejects.toThrow(/in use/)
  const args = ['--hardfork', 'nonsense']
  const broken = startAnvil({ chainId: 1, port: await freePort(), stateDir: other, args })
  await expect(broken).rejects.toThrow(/did not start.*nonsense/is)
  await rm(other, { recursive: true, force: true })
})

it('tells when the node ends by itself', async () => {
  let lost = 0
  const anvil = await startAnvil({ chainId: 1, port: await freePort(), stateDir, onLost: () => lost++ })
  running.push(anvil)
  process.kill(-anvil.pid, 'SIGKILL')
  await waitUntil({ what: 'the news', check: () => lost === 1 })
  await anvil.stop()
  expect(lost).toBe(1)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
