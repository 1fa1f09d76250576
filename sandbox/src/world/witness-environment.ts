import type { SandboxPorts } from './ports.ts'
import { productEnvironment } from './product-environment.ts'

/** What a witness reads for itself. */
const READ = [
  'SOLANA_RPC_URL',
  'ETHEREUM_RPC_URL',
  'BSC_RPC_URL',
  'HEDERA_RPC_URL',
  'PRICE_STREAM_URL',
  'JUPITER_URL',
  'JUPITER_API_KEY',
  'GECKOTERMINAL_URL',
] as const

/** Settings that point a witness at the practice world. Elsewhere its nodes are not those of the product. */
export function witnessEnvironment(ports: SandboxPorts, host?: string): Record<string, string> {
  const all = productEnvironment(ports, host)
  return Object.fromEntries(READ.map((name) => [name, all[name] ?? '']))
}
