import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'
import type { Universe } from '../../../universe/listing.ts'
import { SYSTEM_PROGRAM } from '../tokens/programs.ts'
import { accountsOfToken } from './list-token.ts'

/** To be raised when the accounts below come out differently for the same universe. */
const GENESIS_VERSION = 1
/** Lamports of maker and faucet each. */
const TREASURY = 100_000_000n * 1_000_000_000n

export type GenesisOrder = {
  readonly universe: Universe
  readonly maker: Address
  readonly faucet: Address
  readonly cacheDir: string
}

export type Genesis = { readonly hash: string; readonly path: string }

/** A snapshot of the engine with everything listed; made once for equal contents. */
export async function buildGenesis(order: GenesisOrder): Promise<Genesis> {
  const hash = hashOf(order)
  const folder = join(order.cacheDir, `solana-${hash}`)
  const path = join(folder, 'genesis.svm')
  if (existsSync(path)) return { hash, path }
  const svm = new LiteSVM().withNativeMints().withTransactionHistory(0n)
  for (const treasury of [order.maker, order.faucet]) {
    svm.setAccount({
      address: treasury,
      programAddress: SYSTEM_PROGRAM,
      lamports: lamports(TREASURY),
      data: new Uint8Array(),
      executable: false,
      space: 0n,
    })
  }
  for (const listing of order.universe.onChain('solana')) {
    for (const account of await accountsOfToken(listing, order.maker, svm)) svm.setAccount(account)
  }
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  svm.saveToFile(draft)
  renameSync(draft, path)
  return { hash, path }
}

function hashOf({ universe, maker, faucet }: GenesisOrder): string {
  const content = [GENESIS_VERSION, maker, faucet, universe.onChain('solana')]
  const text = JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
