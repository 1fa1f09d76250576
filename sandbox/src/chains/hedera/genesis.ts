import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Listing, Universe } from '../../universe/listing.ts'
import type { SandboxLog } from '../../world/world.ts'
import { writePools } from '../evm/pool-book.ts'
import type { PriceOf } from '../evm/pool-price.ts'
import { startAnvil } from '../evm/start-anvil.ts'
import { DEPLOYER, deployExchange } from './deploy-exchange.ts'
import { deployTokens } from './deploy-tokens.ts'
import { longZeroAddress } from './entity-id.ts'
import { FEE_COLLECTOR_ID, HEDERA_CHAIN_ID, WHBAR_TOKEN_ID } from './hedera-entities.ts'
import { openPools } from './open-pools.ts'
import { planPools } from './plan-pools.ts'
import { openTreasury, TREASURY } from './treasury.ts'

/** More than exists, so that fees which others reckon in gwei never use it up. */
const TREASURY_TINYBAR = 10n ** 27n
/** Each transaction of genesis is a block of a second; they all lie in the past. */
const GENESIS_AGE_SEC = 6 * 3600
export const NODE_ARGS = ['--base-fee', '0', '--auto-impersonate'] as const

export type GenesisOptions = {
  readonly universe: Universe
  readonly priceUsd: PriceOf
  readonly nodePort: number
  readonly cacheDir: string
  readonly log: SandboxLog
}

/** A folder without a state, or with one made of other listings or contracts, starts from genesis. */
export async function layGenesis(stateDir: string, options: GenesisOptions): Promise<void> {
  const key = `hedera-${fingerprint(options.universe)}`
  const mark = join(stateDir, 'genesis')
  const laid = existsSync(mark) ? readFileSync(mark, 'utf8') : null
  if (laid === key) return
  if (laid !== null)
    options.log.warn('the hedera of before was made of other listings or contracts; it starts anew')
  const folder = await readyGenesis(key, options)
  rmSync(stateDir, { recursive: true, force: true })
  cpSync(folder, stateDir, { recursive: true })
  writeFileSync(mark, key)
}

/** Made once for what it is made from. */
async function readyGenesis(key: string, options: GenesisOptions): Promise<string> {
  const folder = join(options.cacheDir, key)
  if (existsSync(join(folder, 'state.json'))) return folder
  const startedMs = performance.now()
  const building = `${folder}.${pid}`
  rmSync(building, { recursive: true, force: true })
  mkdirSync(building, { recursive: true })
  try {
    await build(building, options)
    if (!existsSync(folder)) renameSync(building, folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
  options.log.info(`hedera: genesis built in ${Math.round(performance.now() - startedMs)} ms`)
  return folder
}

async function build(folder: string, { universe, priceUsd, nodePort }: GenesisOptions): Promise<void> {
  const bornSec = Math.floor(Date.now() / 1_000) - GENESIS_AGE_SEC
  const anvil = await startAnvil({
    chainId: HEDERA_CHAIN_ID,
    port: nodePort,
    stateDir: folder,
    args: [...NODE_ARGS, '--timestamp', `${bornSec}`],
  })
  try {
    const { admin, node } = anvil
    await admin.request({ method: 'anvil_setTime' as never, params: [bornSec + 1] as never })
    await admin.setCoinbase({ address: longZeroAddress(FEE_COLLECTOR_ID) })
    await deployExchange(anvil)
    await deployTokens(anvil, universe.onChain('hedera').filter(isOrdinaryToken))
    await admin.setBalance({ address: TREASURY, value: TREASURY_TINYBAR })
    const treasury = openTreasury(anvil.url, node)
    await writePools(folder, await openPools(planPools(universe, priceUsd), { treasury, node, priceUsd }))
    await admin.setBalance({ address: DEPLOYER, value: 0n })
    await admin.setBalance({ address: longZeroAddress(FEE_COLLECTOR_ID), value: 0n })
  } finally {
    await anvil.stop()
  }
}

function isOrdinaryToken(listing: Listing): boolean {
  return listing.standard === 'hts' && listing.address !== WHBAR_TOKEN_ID
}

/** Of the listings, the compiled contracts and the code that puts them together. */
function fingerprint(universe: Universe): string {
  const hash = createHash('sha256').update(`${HEDERA_CHAIN_ID}`)
  for (const listing of universe.onChain('hedera')) {
    hash.update(JSON.stringify(listing, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)))
  }
  const here = fileURLToPath(new URL('./', import.meta.url))
  const contracts = fileURLToPath(new URL('../../../contracts/out/', import.meta.url))
  const isOurs = (file: string) => /^(Hts|Whbar|PracticeArbitrageur|PracticeMulticall)/.test(file)
  for (const file of readdirSync(contracts).filter(isOurs).toSorted())
    hash.update(readFileSync(join(contracts, file)))
  for (const file of MADE_BY) hash.update(readFileSync(join(here, file)))
  return hash.digest('hex').slice(0, 16)
}

const MADE_BY = [
  'genesis.ts',
  'hedera-entities.ts',
  'deploy-exchange.ts',
  'deploy-tokens.ts',
  'plan-pools.ts',
  'open-pools.ts',
  'treasury.ts',
]
