import { styleText } from 'node:util'
import type { StackOptions } from '../stack/stack-options.ts'
import type { Stack } from '../stack/start-stack.ts'

/** What listens where, and the address to open. */
export function describeStack(stack: Stack, options: StackOptions): string {
  const { ports } = options
  const { addresses } = stack
  const rows: [string, string, string][] = [
    ...(options.mode === 'dev'
      ? [['web', addresses.origin, 'Vite, passes /api on'] as [string, string, string]]
      : []),
    ...addresses.apis.map((url, index): [string, string, string] => [
      `api-${index + 1}`,
      url,
      options.mode === 'start' ? 'HTTP and the built web app' : `documentation at ${url}/api/docs`,
    ]),
    ['worker', `http://127.0.0.1:${ports.worker}`, `health from port ${ports.workerHealth}`],
    ['signer', addresses.signerSocket, 'Unix socket'],
    ['witness', addresses.witnessSocket, 'Unix socket'],
    ['restate', withoutPassword(addresses.restateIngressUrl), `admin at port ${ports.restateAdmin}`],
    ['sandbox', `http://127.0.0.1:${ports.sandbox}`, 'practice chains and public APIs'],
    ['postgres', withoutPassword(addresses.databaseUrl), 'passwords in secrets.json of the state folder'],
    ['redis', withoutPassword(addresses.redisUrl), ''],
  ]
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const lines = rows.map(([name, where, note]) =>
    `  ${name.padEnd(width(0))}  ${where.padEnd(width(1))}  ${note}`.trimEnd(),
  )
  return ['', ...lines, '', `  Open ${styleText('bold', addresses.origin)}`, ''].join('\n')
}

function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}
