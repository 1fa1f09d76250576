import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type PolicyView, policyView, SIGNING_PATHS } from '@windhover/core/signing/sign-contract'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import postgres from 'postgres'
import { askRpc, dig } from '../../chaos/chains/ask-rpc.ts'
import { readWei } from '../../chaos/chains/evm-reads.ts'
import { readLamports } from '../../chaos/chains/solana-reads.ts'
import { askSigner } from '../attacker/ask-signer.ts'
import type { ChainName } from '../attacker/attacker.ts'
import type { AttackedProduct } from './start-attacked-product.ts'

const LANDS_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 50

/** Looks at chains, at the signer's rules and at its audit, past everything that the attacker could have bent. */
export type Oracle = {
  /** In the coin's smallest unit; on Hedera in weibar. */
  readonly balanceOf: (chain: ChainName, address: string) => Promise<bigint>
  /** What a spender may take of a token; Ethereum only. */
  readonly allowanceOf: (token: string, owner: string, spender: string) => Promise<bigint>
  /** Waits until the chain has decided about a transaction; false where it failed. */
  readonly hasLanded: (chain: ChainName, transactionId: string) => Promise<boolean>
  readonly policyOf: (vaultId: string) => Promise<PolicyView>
  /** How many different pieces of bytes were ever signed for a vault, or for all of them. */
  readonly signaturesOf: (vaultId?: string) => Promise<number>
  /** Null where the verifier calls the audit whole, else what it says. */
  readonly faultInAudit: () => Promise<string | null>
  readonly sql: postgres.Sql
  readonly close: () => Promise<void>
}

export function openOracle(product: AttackedProduct, rpcUrls: Readonly<Record<ChainName, string>>): Oracle {
  const signerEnv = product.environmentOf('signer')
  const sql = postgres(product.adminUrl, { max: 2, onnotice: () => {} })
  return {
    balanceOf: (chain, address) =>
      chain === 'solana' ? readLamports(rpcUrls.solana, address) : readWei(rpcUrls[chain], address),
    allowanceOf: (token, owner, spender) => readAllowance(rpcUrls.ethereum, { token, owner, spender }),
    hasLanded: (chain, transactionId) => hasLanded(rpcUrls[chain], { chain, transactionId }),
    policyOf: async (vaultId) => {
      const path = `${SIGNING_PATHS.policy}/${vaultId}`
      const { body } = await askSigner(signerEnv.SIGNER_SOCKET ?? '', { method: 'GET', path })
      return policyView.parse(body)
    },
    signaturesOf: async (vaultId) => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from signer.signed_slots
        where ${vaultId === undefined ? sql`true` : sql`vault_id = ${vaultId}`}`
      return row?.count ?? 0
    },
    faultInAudit: () => verifyAudit(product),
    sql,
    close: () => sql.end({ timeout: 5 }),
  }
}

const ALLOWANCE = '0xdd62ed3e'
const word = (address: string) => address.toLowerCase().slice(2).padStart(64, '0')

async function readAllowance(
  url: string,
  { token, owner, spender }: { token: string; owner: string; spender: string },
): Promise<bigint> {
  const call = { to: token, data: `${ALLOWANCE}${word(owner)}${word(spender)}` }
  return BigInt(String(await askRpc(url, 'eth_call', [call, 'latest'])))
}

async function hasLanded(
  url: string,
  { chain, transactionId }: { chain: ChainName; transactionId: string },
): Promise<boolean> {
  const deadlineMs = performance.now() + LANDS_WITHIN_MS
  while (performance.now() < deadlineMs) {
    const verdict =
      chain === 'solana' ? await askSolana(url, transactionId) : await askEvm(url, transactionId)
    if (verdict !== null) return verdict
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return false
}

async function askEvm(url: string, hash: string): Promise<boolean | null> {
  const status = dig(await askRpc(url, 'eth_getTransactionReceipt', [hash]), 'status')
  return status === undefined ? null : status === '0x1'
}

async function askSolana(url: string, signature: string): Promise<boolean | null> {
  const answer = await askRpc(url, 'getSignatureStatuses', [[signature]])
  const value = dig(answer, 'value')
  const status: unknown = Array.isArray(value) ? value[0] : null
  const level = dig(status, 'confirmationStatus')
  if (level !== 'confirmed' && level !== 'finalized') return null
  return dig(status, 'err') === null
}

/** The command that an operator would run. */
async function verifyAudit(product: AttackedProduct): Promise<string | null> {
  const { signerSecrets, environmentOf } = product
  const folder = await mkdtemp(join(tmpdir(), 'wh-verify-'))
  const file = join(folder, 'secrets.json')
  // With the heads that a worker has kept in the application's database.
  const secrets = { ...signerSecrets, DATABASE_URL: environmentOf('worker-1').DATABASE_URL }
  await writeFile(file, JSON.stringify(secrets), { mode: 0o400 })
  try {
    await promisify(execFile)('npm', ['run', '-s', 'audit:verify'], {
      cwd: REPOSITORY,
      env: { ...process.env, ...environmentOf('signer'), SIGNER_SECRETS_FILE: file },
    })
    return null
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return firstLine(`${stdout}${stderr}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return line.slice(0, 200) || 'the verifier failed without a word'
}
