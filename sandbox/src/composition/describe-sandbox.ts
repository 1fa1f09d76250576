import type { RunningSandbox } from './run-sandbox.ts'
import type { SandboxOptions } from './sandbox-options.ts'

/** What listens where. */
export function describeSandbox({ world, doubles }: RunningSandbox, options: SandboxOptions): string {
  const http = `http://127.0.0.1:${options.ports.http}`
  const rows: [string, string, string][] = [
    ['solana', world.solana.rpcUrl, `JSON-RPC; WebSocket at ${world.solana.wsUrl}`],
    ...Object.values(world.evm).map((chain): [string, string, string] => [
      chain.name,
      chain.rpcUrl,
      `JSON-RPC, chain id ${chain.chainId}`,
    ]),
    ...doubles.map((double): [string, string, string] => [
      double.name,
      `${http}/${double.name}`,
      double.standsFor,
    ]),
    ['explorer', `${http}/explorer`, 'transactions, accounts, tokens and blocks, as pages'],
    ['faucet', `${http}/faucet`, 'coins without value'],
    ['switches', `${http}/control/faults`, 'what can be made to go wrong'],
  ]
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(
    ([name, where, note]) => `  ${name.padEnd(width(0))}  ${where.padEnd(width(1))}  ${note}`,
  )
  return `\n${lines.join('\n')}\n\n`
}
