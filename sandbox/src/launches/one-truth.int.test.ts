import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePortBase } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSandbox, runSandbox } from '../composition/run-sandbox.ts'
import { readSandboxOptions } from '../composition/sandbox-options.ts'
import type { Launch, LaunchChain, Launchpad } from '../market/market.ts'
import { type Ask, OWN_LISTS, type Told } from './own-lists.ts'
import { placeLaunches } from './place-launches.ts'
import { seeLaunch, TOKEN } from './see-launch.ts'

const SEED = 'one truth'
const NOW_MS = Date.UTC(2026, 10, 12, 9, 30)
const HOUR_MS = 3_600_000
const STEP_MS = 3_000
const LAUNCHPADS: readonly (readonly [Launchpad, LaunchChain, number])[] = [
  ['pump', 'solana', 3 * HOUR_MS],
  ['launchlab', 'solana', 3 * HOUR_MS],
  ['meteora-dbc', 'solana', 3 * HOUR_MS],
  ['four-meme', 'bsc', 24 * HOUR_MS],
  ['memejob', 'hedera', 24 * HOUR_MS],
]
const SOMEBODY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const stateDir = mkdtempSync(join(tmpdir(), 'windhover-truth-'))
let sandbox: RunningSandbox
let ask: Ask
const moveTo = (atMs: number) => Object.assign(sandbox.world, { clock: { nowMs: () => atMs, speed: 1 } })
const find = ({ listing }: Launch, atMs: number): Launch => {
  const found = sandbox.world.market.launches[listing.chain as LaunchChain].find(listing.address, atMs)
  if (!found) throw new Error(`${listing.id} is not born at ${atMs}`)
  return found
}

beforeAll(async () => {
  const base = await findFreePortBase()
  const args = ['--port', String(base), '--state', stateDir, '--seed', SEED]
  sandbox = await runSandbox(readSandboxOptions(args, QUICK_BLOCKS), { info: () => {}, warn: () => {} })
  ask = async (path, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${base}${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}, 300_000)
afterAll(async () => {
  await sandbox?.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

/** Moments of a life, for those launches that have them before they are forgotten. */
const MOMENTS: Readonly<Record<string, (launch: Launch) => number | null>> = {
  newborn: ({ bornAtMs }) => bornAtMs + 1_500,
  climbing: ({ bornAtMs, graduatedAtMs }) => graduatedAtMs && (bornAtMs + graduatedAtMs) / 2,
  'about to graduate': ({ graduatedAtMs }) => graduatedAtMs && graduatedAtMs - 2 * STEP_MS,
  graduated: ({ graduatedAtMs }) => graduatedAtMs && graduatedAtMs + 2 * STEP_MS,
  rugged: ({ ruggedAtMs }) => ruggedAtMs && ruggedAtMs + 3 * STEP_MS,
  dying: (launch) => {
    const isWeak = (atMs: number) => {
      const { phase, progress, ruggedAtMs } = find(launch, atMs)
      return phase === 'curve' && ruggedAtMs === null && progress < 0.05
    }
    const lateMs = launch.bornAtMs + 12 * 60_000
    return launch.phase === 'dead' && isWeak(lateMs) ? lateMs : null
  },
}

describe('a launch, seen from everywhere', { timeout: 300_000 }, () => {
  for (const [launchpad, chain, sinceMs] of LAUNCHPADS) {
    it.each(Object.keys(MOMENTS))(`of ${launchpad} is one and the same: %s`, async (moment) => {
      const { market } = sandbox.world
      const born = market.launches[chain].history(launchpad, { sinceMs: NOW_MS - sinceMs, atMs: NOW_MS })
      const { launch, told, atMs } = await firstSeen(born, moment)
      agrees(told, launch, atMs)
      await seeLaunch({ world: sandbox.world, ask }, launch)
    })
  }

  it.each(['solana', 'bsc', 'hedera'] as const)(
    'of %s tells of its authorities and traps the same everywhere',
    async (chain) => {
      moveTo(NOW_MS)
      const alive = sandbox.world.market.launches[chain].alive(NOW_MS)
      const risks = alive.map((launch) => ({ launch, ...launch.listing.risk }))
      const risky = [
        risks.find(({ mintAuthority }) => mintAuthority),
        risks.find(({ freezeAuthority, honeypot }) => freezeAuthority && !honeypot),
        risks.find(({ honeypot }) => honeypot),
      ].flatMap((found) => found?.launch ?? [])
      expect(risky.length).toBeGreaterThanOrEqual(2)
      for (const launch of risky) await seeLaunch({ world: sandbox.world, ask }, launch)
    },
  )

  it('can be passed on where it is sound, and cannot where it is a trap', async () => {
    const { bsc } = sandbox.world.evm
    const alive = sandbox.world.market.launches.bsc.alive(NOW_MS)
    const [sound, trap] = [false, true].map((isTrap) =>
      alive.find(({ listing }) => listing.risk.honeypot === isTrap && !listing.risk.freezeAuthority),
    )
    if (!sound || !trap) throw new Error('this moment has no trap')
    await placeLaunches(bsc)([sound.listing, trap.listing])
    const tokens = [sound, trap].map(({ listing }) => ({ address: listing.address, amountRaw: 7n }))
    await bsc.fund(SOMEBODY, { nativeRaw: 1n, tokens })
    const pass = ({ listing }: Launch) =>
      bsc.node.simulateContract({
        account: SOMEBODY,
        address: getAddress(listing.address),
        abi: TOKEN,
        functionName: 'transfer',
        args: [bsc.treasury, 7n],
      })
    expect((await pass(sound)).result).toBe(true)
    await expect(pass(trap)).rejects.toThrow('reverted')
  })
})

/** A list may be too short for one of them, so the next one is looked for. */
async function firstSeen(born: readonly Launch[], moment: string) {
  for (const candidate of born) {
    const atMs = MOMENTS[moment]?.(candidate) ?? null
    if (atMs === null) continue
    moveTo(atMs)
    const launch = find(candidate, atMs)
    const told = await OWN_LISTS[launch.launchpad](ask, launch)
    if (told) return { launch, told, atMs }
  }
  throw new Error(`no launch was seen ${moment}`)
}

/** BNB moves while a launch stands still for a step, and a dollar coin is not quite a dollar. */
const near = (launchpad: Launchpad) => (launchpad === 'four-meme' ? 2 : 9)

function agrees(told: Told, launch: Launch, atMs: number): void {
  const { figures, launchpad } = launch
  const priceUsd = sandbox.world.market.priceUsd(launch.asset.id, atMs)
  expect(told.priceUsd / priceUsd).toBeCloseTo(1, near(launchpad))
  expect(told.marketCapUsd / (priceUsd * launch.asset.supply)).toBeCloseTo(1, near(launchpad))
  if (told.progress !== null) expect(told.progress).toBeCloseTo(launch.progress, 9)
  if (told.bornAtMs !== null) expect(Math.abs(told.bornAtMs - launch.bornAtMs)).toBeLessThan(1_000)
  if (told.holders !== null) expect(told.holders).toBe(figures.holders)
  if (told.devPct !== null) expect(told.devPct).toBeCloseTo(figures.devPct, 9)
}
