import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { Listing } from '../../../universe/listing.ts'

const EVM = fileURLToPath(new URL('../', import.meta.url))
const SOURCES = ['genesis/', './']
const ARTIFACTS = ['Token', 'Multicall', 'Arbitrageur', 'AllowanceHolder', 'Settler'].map(
  (name) => `Practice${name}`,
)
/** Of the folder above only what decides how a genesis comes out. */
const ABOVE = /^(evm|ethereum|bsc)-addresses\.ts$|^(place-contract|pool-price)\.ts$/

/** Equal keys mean that an earlier genesis can be used again: same listings, contracts, addresses and steps. */
export async function genesisKey(chain: 'ethereum' | 'bsc', listings: readonly Listing[]): Promise<string> {
  const hash = createHash('sha256').update(`${chain} ${NETWORKS.practice[chain]}`)
  hash.update(JSON.stringify(listings, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)))
  for (const file of await sourceFiles()) hash.update(await readFile(file))
  return `${chain}-${hash.digest('hex').slice(0, 16)}`
}

async function sourceFiles(): Promise<readonly string[]> {
  const found: string[] = []
  for (const folder of SOURCES) {
    const names = (await readdir(`${EVM}${folder}`)).filter(
      (name) => name.endsWith('.ts') && !name.includes('.test.'),
    )
    const used = names.filter((name) => folder === 'genesis/' || ABOVE.test(name))
    found.push(...used.toSorted().map((name) => `${EVM}${folder}${name}`))
  }
  const artifacts = ARTIFACTS.map((name) =>
    fileURLToPath(new URL(`../../../../contracts/out/${name}.json`, import.meta.url)),
  )
  return [...found, ...artifacts, createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')]
}
